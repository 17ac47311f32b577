import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { dateOf } from '#client/words/dates.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import type { NumbersRow } from '#views/content/numbers/posted-posts.ts';
import { countText } from '#client/words/count-text.ts';
import { ageNames } from '#domains/making/content/metrics/rules.ts';
import { ageLabels } from '#domains/making/content/metrics/schema.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { webUrl } from '#shared/entity.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import type { Planned } from './hub-rules.ts';
import './hub-log.css';

interface HubLogProps {
  waiting: readonly Planned[];
  /** Posts whose numbers are to be read these days. */
  due: readonly NumbersRow[];
  channels: ReadonlyMap<string, Channel>;
  formats: DayFormats;
  canEdit: boolean;
}

const shownWaiting = 6;

/** Posts that are out and want the address at which they are, or what they reached. */
export function HubLog({ waiting, due, channels, formats, canEdit }: HubLogProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? waiting : waiting.slice(0, shownWaiting);
  if (waiting.length === 0 && due.length === 0)
    return <p className="hub-none faint">Every post has its link and its numbers.</p>;
  return (
    <ul>
      {due.length > 0 ? <DueNumbers due={due} canEdit={canEdit} /> : null}
      {shown.map(({ post, item }) => (
        <li key={post.id} className="hub-log row gap-12 tall-44 ruled">
          <button
            type="button"
            className="hub-title trunc start grow inner-ring"
            dir="auto"
            onClick={() => openContentPanel({ contentItemId: item.id })}
          >
            {item.title}
            <span className="hub-where sm faint">
              {[
                channels.get(post.channelId ?? '')?.name,
                post.postedAt && formatRowDate(dateOf(post.postedAt, formats.timeZone), formats),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
          {canEdit ? <LinkField postId={post.id} title={item.title} /> : null}
        </li>
      ))}
      {shown.length < waiting.length ? (
        <li className="pad-8">
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {waiting.length - shown.length} more
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function DueNumbers({ due, canEdit }: Pick<HubLogProps, 'due' | 'canEdit'>) {
  const ages = ageLabels.flatMap((label) => {
    const count = due.filter(({ age }) => age === label).length;
    return count > 0 ? [`${count} at ${ageNames[label]}`] : [];
  });
  return (
    <li className="hub-log row gap-12 tall-44 ruled">
      <span className="grow">
        {`${countText(due.length, 'post')} ${due.length === 1 ? 'waits for its numbers' : 'wait for their numbers'}`}
        <span className="hub-where sm faint">{ages.join(' · ')}</span>
      </span>
      <Link to="/analytics/numbers" className={buttonClass({ size: 'sm' })}>
        {canEdit ? 'Enter numbers' : 'See them'}
      </Link>
    </li>
  );
}

/** Takes the address of a post: Enter saves it, and so does pasting one. */
function LinkField({ postId, title }: { postId: string; title: string }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function save(text: string) {
    if (text.trim() === '') return;
    const { success } = safeParse(webUrl, text);
    setWrong(!success);
    if (!success) return;
    tellDone('Link saved', [posts.update(postId, { liveUrl: text })], () =>
      posts.update(postId, { liveUrl: null }),
    );
  }

  return (
    <TextInput
      className="hub-link"
      aria-label={`Link of ${title}`}
      placeholder="Paste its link"
      inputMode="url"
      autoComplete="off"
      aria-invalid={isWrong || undefined}
      title={isWrong ? 'Use a web address, like https://example.com' : undefined}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setWrong(false);
      }}
      onPaste={(event) => save(event.clipboardData.getData('text'))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(typed);
      }}
    />
  );
}

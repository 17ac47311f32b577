import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { dateOf } from '#client/dates.ts';
import { formatRowDate } from '#client/format-dates.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { TextInput } from '#client/ui/text-input.tsx';
import type { DayFormats } from '#domains/auth/data.ts';
import type { Channel } from '#domains/channels/schema.ts';
import { posts } from '#domains/content/posts/data.ts';
import { webUrl } from '#shared/entity.ts';
import { openContentPanel } from './content-panel-host.tsx';
import type { Planned } from './hub-rules.ts';
import './hub-log.css';

interface HubLogProps {
  waiting: readonly Planned[];
  channels: ReadonlyMap<string, Channel>;
  formats: DayFormats;
  canEdit: boolean;
}

const shownWaiting = 6;

/** Posts that are out and want the address at which they are. */
export function HubLog({ waiting, channels, formats, canEdit }: HubLogProps) {
  if (waiting.length === 0) return <p className="hub-none">Every post has its link.</p>;
  return (
    <ul>
      {waiting.slice(0, shownWaiting).map(({ post, item }) => (
        <li key={post.id} className="hub-log">
          <button
            type="button"
            className="hub-title"
            dir="auto"
            onClick={() => openContentPanel({ contentItemId: item.id })}
          >
            {item.title}
            <span className="hub-where">
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
    </ul>
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

import { useRef, useState } from 'react';
import { timeOf } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { notPast } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { type Channel, formatLabels } from '#domains/making/channels/schema.ts';
import { posts, usePlaceOfPost } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { ChannelSelect } from '#domains/making/channels/channel-select.tsx';
import { unpublish } from './content-actions.ts';
import { ContentFacts } from '#views/content/panel/content-facts.tsx';
import type { MoveDialogProps } from './move-content-dialog.tsx';
import { webUrlProblem } from '#domains/making/content/posts/live-url.ts';
import './publish-dialog.css';

const all = <T,>(rows: readonly T[]) => rows;

interface Answer {
  postedOn: string | null;
  liveUrl: string;
  isSkipped: boolean;
}

/** Published asks of each post that is not out when and where it was posted, or that it was skipped. */
export function PublishDialog({ move, open, onClose }: MoveDialogProps) {
  const { item } = move;
  const settings = useFormats();
  const firstUrl = useRef<HTMLInputElement>(null);
  const channelOf = channels.useRows(rowsById);
  const own = posts.useRows(all<Post>).filter((post) => post.contentItemId === item.id);
  const asked = own.filter(isToPost);
  // Without any post there is one to write down.
  const [freshId] = useState(newId);
  const [chosenChannel, setChannel] = useState<string | null>();
  const { channelId, format } = usePlaceOfPost({ channelId: chosenChannel }, item);
  const ids = own.length === 0 ? [freshId] : asked.map(({ id }) => id);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const answerOf = (id: string): Answer =>
    answers[id] ?? {
      postedOn: usualDay(
        asked.find((post) => post.id === id),
        settings.today,
      ),
      liveUrl: own.find((post) => post.id === id)?.liveUrl ?? '',
      isSkipped: false,
    };
  const problemOf = ({ postedOn, liveUrl, isSkipped }: Answer) => {
    if (isSkipped) return {};
    const isNoDay = postedOn === null || !isDate(postedOn) || postedOn > settings.today;
    return {
      day: isNoDay ? notPast : undefined,
      url: webUrlProblem(liveUrl),
    };
  };
  const isWrong = ids.some((id) => Object.values(problemOf(answerOf(id))).some(Boolean));

  function publish() {
    if (isWrong) return;
    const written = ids.map((id) => {
      const { postedOn, liveUrl, isSkipped } = answerOf(id);
      const post = own.find((one) => one.id === id);
      const done = {
        status: 'posted' as const,
        postedAt: instantOn(postedOn ?? settings.today, post?.plannedTime ?? null, settings),
        liveUrl: liveUrl.trim() || null,
      };
      if (!post) return posts.create({ id, contentItemId: item.id, channelId, format, ...done });
      return posts.update(id, isSkipped ? { status: 'skipped' } : done);
    });
    const before = own.filter(({ id, status }) => status === 'posted' || ids.includes(id));
    tellDone('Published', [...written, move.write()], () => {
      if (own.length === 0) void posts.remove(freshId);
      return unpublish(item, before);
    });
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      title="Where is it live?"
      description={item.title}
      initialFocus={firstUrl}
      dirty={Object.keys(answers).length > 0}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={isWrong}>
            Publish
          </Button>
        </>
      }
    >
      {ids.length === 0 ? <p>All of its posts are out.</p> : null}
      {ids.map((id) => {
        const post = own.find((one) => one.id === id);
        const answer = answerOf(id);
        const problems = problemOf(answer);
        const change = (part: Partial<Answer>) =>
          setAnswers({ ...answers, [id]: { ...answer, ...part } });
        const name = nameOf(post, channelOf);
        return (
          <fieldset key={id} className="publish-post" aria-label={name}>
            <div className="publish-post-head row spread">
              <h3 className="strong">{name}</h3>
              {post ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-pressed={answer.isSkipped}
                  onClick={() => change({ isSkipped: !answer.isSkipped })}
                >
                  {answer.isSkipped ? 'Skipped: take it back' : 'Skip'}
                </Button>
              ) : null}
            </div>
            {answer.isSkipped ? null : (
              <ContentFacts>
                <Field label="Posted on" error={problems.day}>
                  <DateField
                    value={answer.postedOn}
                    settings={settings}
                    onChange={(postedOn) => change({ postedOn })}
                  />
                </Field>
                <Field label="Live URL" optional error={problems.url}>
                  <TextInput
                    ref={id === ids[0] ? firstUrl : undefined}
                    type="url"
                    inputMode="url"
                    autoComplete="off"
                    placeholder="https://"
                    value={answer.liveUrl}
                    onChange={(event) => change({ liveUrl: event.currentTarget.value })}
                  />
                </Field>
                {post ? null : (
                  <Field label="Channel" className="wide">
                    <ChannelSelect value={channelId} onChange={setChannel} />
                  </Field>
                )}
              </ContentFacts>
            )}
          </fieldset>
        );
      })}
    </Dialog>
  );
}

/** 'Reel on Mara films' */
export function nameOf(post: Post | undefined, channelOf: ReadonlyMap<string, Channel>): string {
  const channel = channelOf.get(post?.channelId ?? '')?.name;
  const format = post?.format ? formatLabels[post.format] : undefined;
  return [format, channel].filter(Boolean).join(' on ') || 'Post';
}

function usualDay(post: Post | undefined, today: string): string {
  return post?.plannedOn && post.plannedOn < today ? post.plannedOn : today;
}

// Of a day in the past the planned time is known at best; of today it is now.
function instantOn(
  date: string,
  plannedTime: string | null,
  { today, timeZone }: { today: string; timeZone: string },
): string {
  const now = new Date().toISOString();
  if (date === today) return now;
  const time = plannedTime ?? timeOf(now, timeZone);
  return Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString();
}

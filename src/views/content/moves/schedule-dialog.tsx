import { useRef, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { isDate } from '#shared/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { posts, usePlaceOfPost } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { useMissedDate } from './agreed-dates.ts';
import { ContentFacts } from '#views/content/panel/content-facts.tsx';
import { ChannelSelect } from '#domains/making/channels/channel-select.tsx';
import type { MoveDialogProps } from './move-content-dialog.tsx';
import { PostTimeInput, readPostTime } from '#views/content/posts/post-time-field.tsx';
import { useAwaitedNames } from '#views/content/panel/sponsors.ts';

const all = <T,>(rows: readonly T[]) => rows;

/** Scheduled asks when: for the posts that are there, else for a first one. */
export function ScheduleDialog({ move, open, onClose }: MoveDialogProps) {
  const settings = useFormats();
  const known = posts.useRows(all<Post>);
  // What comes back from Published is to be posted again.
  const isBack = ({ status }: Post) => move.item.stage === 'published' && status === 'posted';
  const own = known.filter(
    (post) => post.contentItemId === move.item.id && (isToPost(post) || isBack(post)),
  );
  const [plannedOn, setDate] = useState<string | null>(move.item.dueOn ?? settings.today);
  const [time, setTime] = useState('');
  const timeInput = useRef<HTMLInputElement>(null);
  const [chosenChannel, setChannel] = useState<string | null>();
  const { channelId, format } = usePlaceOfPost({ channelId: chosenChannel }, move.item);
  const isMissing = plannedOn === null || !isDate(plannedOn);
  const missed = useMissedDate({
    contentItemId: move.item.id,
    posts: own.length > 0 ? own : [{ channelId, format }],
    plannedOn: isMissing ? null : plannedOn,
  });

  function schedule() {
    const plannedTime = readPostTime(time);
    if (plannedTime === undefined) timeInput.current?.focus();
    if (plannedTime === undefined || plannedOn === null || !isDate(plannedOn)) return;
    const ids = own.map(({ id }) => id);
    const id = newId();
    const first = { id, contentItemId: move.item.id, channelId, format, plannedOn, plannedTime };
    // Writes of a workspace are sent in their order: the date is there before the move.
    const dated =
      ids.length > 0
        ? posts.updateMany([{ ids, fields: { plannedOn, plannedTime } }])
        : posts.create(first);
    keepUndo([dated, move.write()], () => {
      move.back();
      if (ids.length === 0) return posts.remove(id);
      return posts.updateMany(
        own.map((post) => {
          const before = { plannedOn: post.plannedOn, plannedTime: post.plannedTime };
          return { ids: [post.id], fields: before };
        }),
      );
    });
    onClose();
  }

  const awaited = useAwaitedNames(move.item.id);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="When does it go live?"
      description={move.item.title}
      onSubmit={(event) => {
        event.preventDefault();
        schedule();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={isMissing}>
            Schedule
          </Button>
        </>
      }
    >
      {awaited ? <p className="warn sm">{`${awaited} has not approved it yet.`}</p> : null}
      <ContentFacts>
        <Field
          label="Date"
          error={isMissing ? 'Choose a day' : undefined}
          hint={missed && <span className="warn">{missed}</span>}
        >
          <DateField value={plannedOn} onChange={setDate} settings={settings} />
        </Field>
        <PostTimeInput ref={timeInput} typed={time} onType={setTime} />
        {own.length === 0 ? (
          <Field label="Channel" className="wide">
            <ChannelSelect value={channelId} onChange={setChannel} />
          </Field>
        ) : null}
      </ContentFacts>
    </Dialog>
  );
}

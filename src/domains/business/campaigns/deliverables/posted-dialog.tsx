import { dateOf } from '#client/words/dates.ts';
import { useDraft } from '#client/form/use-draft.ts';
import { notPast } from '#shared/dates.ts';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { deliverableMove } from './schema.ts';
import { moveOwed } from '#domains/business/campaigns/moves/deal-actions.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { DayField, FormDialog, TextField } from '#domains/business/campaigns/form/form-parts.tsx';

/** Where a deliverable was posted, and when. */
export function PostedDialog({
  formats,
  asked,
  open,
  onClose,
}: Omit<DealDialogProps<'posted'>, 'deal'>) {
  const { deliverable } = asked;
  const { timeZone, today } = formats;
  const posted = deliverable.postedAt && dateOf(deliverable.postedAt, timeZone);
  const { values, set, errors, check, isDirty, form } = useDraft({
    liveUrl: deliverable.liveUrl ?? '',
    postedOn: posted ?? today,
  });
  // A day that was not chosen here is the server's.
  const saidOn = values.postedOn === (posted ?? today) ? undefined : values.postedOn;
  const isAhead = saidOn !== undefined && saidOn > today;
  const isStory = deliverable.format === 'story_set' || deliverable.format === 'story';

  function save() {
    if (isAhead) return;
    const { liveUrl } = values;
    const postedAt = saidOn && noonOf(saidOn, timeZone);
    const body = check(deliverableMove, {
      status: 'posted',
      liveUrl: liveUrl.trim() || null,
      ...(postedAt ? { postedAt } : {}),
    });
    if (!body) return;
    const checked = deliverableMove.parse(body);
    moveOwed(deliverable, checked);
    onClose();
  }

  return (
    <FormDialog
      title={
        deliverable.status === 'posted' ? 'Where it is live' : `“${deliverable.title}” is live`
      }
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel={deliverable.status === 'posted' ? 'Save' : 'Mark posted'}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Live link"
        optional
        type="url"
        placeholder="https://"
        value={values.liveUrl}
        onChange={(liveUrl) => set({ liveUrl })}
        error={errors['liveUrl']}
      />
      <DayField
        label="Posted on"
        formats={formats}
        value={values.postedOn}
        onChange={(postedOn) => set({ postedOn: postedOn ?? today })}
        error={isAhead ? notPast : errors['postedAt']}
      />
      {isStory ? (
        <Attachments
          subject={{ deliverableId: deliverable.id }}
          title="Proof"
          kind="proof"
          emptyText="Stories vanish after 24 hours: drop or paste a screenshot as proof."
        />
      ) : null}
    </FormDialog>
  );
}

// Nobody asks for the hour of a day that has passed.
function noonOf(date: string, timeZone: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return date;
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime: '12:00' })
    .toInstant()
    .toString();
}

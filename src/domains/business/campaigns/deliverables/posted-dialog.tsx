import { dateOf } from '#client/words/dates.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { notPast } from '#shared/dates.ts';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { deliverableMove } from './schema.ts';
import { moveOwed } from '#domains/business/campaigns/moves/deal-actions.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';

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
  const form = useForm({
    liveUrl: deliverable.liveUrl ?? '',
    postedOn: posted ?? today,
  });
  const { values, set, field, check } = form;
  const postedOn = field('postedOn', 'postedAt');
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
    moveOwed(deliverable, body);
    onClose();
  }

  return (
    <FormDialog
      title={
        deliverable.status === 'posted' ? 'Where it is live' : `“${deliverable.title}” is live`
      }
      open={open}
      form={form}
      submitLabel={deliverable.status === 'posted' ? 'Save' : 'Mark posted'}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Live link"
        optional
        inputMode="url"
        placeholder="https://"
        {...field('liveUrl')}
      />
      <DayField
        label="Posted on"
        formats={formats}
        {...postedOn}
        onChange={(day) => set({ postedOn: day ?? today })}
        error={isAhead ? notPast : postedOn.error}
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

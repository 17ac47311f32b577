import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, DayField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { dayHere, finish } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { wrongDays } from '#domains/leisure/entertainment/rules.ts';
import { type EntertainmentItem, finishing } from '#domains/leisure/entertainment/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { RatingField } from './rating-field.tsx';

const { finishedOn, rating, note } = finishing.shape;

interface FinishDialogProps {
  item: EntertainmentItem;
  open: boolean;
  onClose: () => void;
}

/** 'Finished?': the day, the rating, and a note that its log keeps. */
export function FinishDialog({ item, open, onClose }: FinishDialogProps) {
  const formats = useFormats();
  const form = useForm({
    finishedOn: dayHere() as string | null,
    rating: item.rating,
    note: '',
  });
  const schema = z.strictObject({ finishedOn, rating, note }).check(({ value, issues }) => {
    const message = wrongDays({ startedOn: item.startedOn, finishedOn: value.finishedOn });
    if (message) issues.push({ code: 'custom', path: ['finishedOn'], message, input: value });
  });
  function save() {
    const values = form.check(schema);
    if (!values) return;
    finish(item, values);
    onClose();
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Finished?"
      description={`“${item.title}” goes to Done, and this time is kept in its log.`}
      submitLabel="Finished"
      closeLabel="Not yet"
      onSubmit={save}
    >
      <RatingField {...form.field('rating')} />
      <DayField label="On" formats={formats} clearable={false} {...form.field('finishedOn')} />
      <AreaField
        label="Note"
        optional
        placeholder="What stays with you"
        maxLength={2_000}
        {...form.field('note')}
      />
    </FormDialog>
  );
}

import { changeLogEntry, logContact } from '#domains/business/brands/parts/brand-actions.ts';
import { type LogDraft, LogFields } from '#domains/business/brands/log/log-fields.tsx';
import type { BrandLogEntry } from '#domains/business/brands/log/schema.ts';
import { isDate } from '#shared/clock.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useForm } from '#client/form/use-form.ts';
import type { DealDialogProps } from './deal-dialogs.tsx';

/** What was said about a deal, by whom and when. */
export function LogDialog({ deal, formats, asked, open, onClose }: DealDialogProps<'log'>) {
  const { entry } = asked;
  const { campaign } = deal;
  const form = useForm<LogDraft>(
    entry
      ? draftOf(entry)
      : {
          note: '',
          channel: 'email',
          direction: 'out',
          contactedOn: formats.today,
          campaignId: campaign.id,
        },
  );
  const { values, set } = form;
  const { contactedOn: day } = values;
  const isReady = day !== null && isDate(day) && campaign.brandId !== null;

  function save() {
    if (day === null || !isDate(day) || campaign.brandId === null) return;
    const now = { ...values, note: values.note.trim(), contactedOn: day };
    if (entry) changeLogEntry(entry.id, draftOf(entry), now);
    else logContact({ ...now, brandId: campaign.brandId });
    onClose();
  }

  return (
    <FormDialog
      title={entry ? 'Edit Log Entry' : 'Log Contact'}
      open={open}
      form={form}
      submitLabel={entry ? 'Update' : 'Log'}
      canSubmit={isReady}
      onSubmit={save}
      onClose={onClose}
    >
      <LogFields values={values} onChange={set} settings={formats} />
    </FormDialog>
  );
}

// The fields that one types; a deal is not changed here.
function draftOf(entry: BrandLogEntry) {
  const { note, channel, direction, contactedOn, campaignId } = entry;
  return { note, channel, direction, contactedOn, campaignId };
}

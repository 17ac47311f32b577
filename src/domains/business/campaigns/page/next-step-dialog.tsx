import { useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { campaignChanges } from '#domains/business/campaigns/schema.ts';
import type { DealDialogProps } from './deal-dialogs.tsx';
import { saveChanges } from '#client/sync/save-changes.ts';

/** What one wants to do next of a deal, and when. */
export function NextStepDialog({ deal, formats, open, onClose }: DealDialogProps<'next-step'>) {
  const { id, nextAction, nextActionOn } = deal.campaign;
  const [start] = useState({ nextAction, nextActionOn });
  const form = useForm(start);
  const { values, field, check } = form;

  function save() {
    if (!check(campaignChanges, values)) return;
    saveChanges({
      text: 'Next step saved',
      before: start,
      now: values,
      update: (changes) => campaigns.update(id, changes),
    });
    onClose();
  }

  return (
    <FormDialog
      title="Next step"
      open={open}
      form={form}
      submitLabel="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="What"
        maxLength={200}
        placeholder="Send the moodboard"
        {...field('nextAction')}
      />
      <DayField label="By" optional formats={formats} {...field('nextActionOn')} />
    </FormDialog>
  );
}

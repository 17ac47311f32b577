import { useState } from 'react';
import { useDraft } from '#client/form/use-draft.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { campaignChanges } from '#domains/business/campaigns/schema.ts';
import type { DealDialogProps } from './deal-dialogs.tsx';
import { DayField, FormDialog, TextField } from '#domains/business/campaigns/form/form-parts.tsx';
import { saveChanges } from '#client/sync/save-changes.ts';

/** What one wants to do next of a deal, and when. */
export function NextStepDialog({ deal, formats, open, onClose }: DealDialogProps<'next-step'>) {
  const { id, nextAction, nextActionOn } = deal.campaign;
  const [start] = useState({ nextAction, nextActionOn });
  const { values, set, errors, check, isDirty, form } = useDraft(start);

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
      dirty={isDirty}
      form={form}
      submitLabel="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="What"
        maxLength={200}
        placeholder="Send the moodboard"
        value={values.nextAction}
        onChange={(text) => set({ nextAction: text })}
        error={errors['nextAction']}
      />
      <DayField
        label="By"
        optional
        formats={formats}
        value={values.nextActionOn}
        onChange={(date) => set({ nextActionOn: date })}
        error={errors['nextActionOn']}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { saveChanges } from '#client/sync/save-changes.ts';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useDraft } from '#client/form/use-draft.ts';
import { newId } from '#shared/ids.ts';
import { exclusivities } from './data.ts';
import { type Exclusivity, exclusivityChanges, newExclusivity } from './schema.ts';
import { lastOf } from '#domains/business/campaigns/payments/rules.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { optionsOf, scopeLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import {
  ChoiceField,
  DayField,
  Fields,
  FormDialog,
  TextField,
} from '#domains/business/campaigns/form/form-parts.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

const scopes = optionsOf(scopeLabels);

/** For whom else one may not work, and how long. */
export function ExclusivityForm({
  deal,
  formats,
  asked,
  open,
  onClose,
}: DealDialogProps<'exclusivity'>) {
  const { exclusivity } = asked;
  const [start] = useState(() =>
    exclusivity ? fieldsOf(exclusivity) : startOf(deal, formats.today),
  );
  const { values, set, errors, check, isDirty, form } = useDraft<Draft>(start);

  function save() {
    if (exclusivity) {
      if (!check(exclusivityChanges)) return;
      saveChanges({
        text: 'Exclusivity updated',
        before: start,
        now: dated(values),
        together: [['startsOn', 'endsOn']],
        update: (fields) => exclusivities.update(exclusivity.id, fields),
      });
    } else {
      const made = { ...dated(values), id: newId(), campaignId: deal.campaign.id };
      if (!check(newExclusivity, { ...values, id: made.id, campaignId: made.campaignId })) return;
      tellDone('Exclusivity added', [exclusivities.create(made)], () =>
        exclusivities.remove(made.id),
      );
    }
    onClose();
  }

  return (
    <FormDialog
      title={exclusivity ? 'Edit Exclusivity' : 'Add Exclusivity'}
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel={exclusivity ? 'Update' : 'Add'}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceField
        label="Excludes"
        value={values.scope}
        onChange={(scope) => set({ scope })}
        options={scopes}
      />
      {values.scope === 'category' ? (
        <TextField
          label="Category"
          maxLength={60}
          placeholder="Outerwear"
          value={values.category}
          onChange={(category) => set({ category })}
          error={errors['category']}
        />
      ) : null}
      {values.scope === 'named_brands' ? (
        <TextField
          label="Brands, with commas between"
          maxLength={500}
          value={values.competitors}
          onChange={(competitors) => set({ competitors })}
          error={errors['competitors']}
        />
      ) : null}
      <Fields>
        <DayField
          label="From"
          formats={formats}
          value={values.startsOn}
          onChange={(startsOn) => set({ startsOn })}
          error={errors['startsOn']}
        />
        <DayField
          label="Until"
          formats={formats}
          value={values.endsOn}
          onChange={(endsOn) => set({ endsOn })}
          error={errors['endsOn']}
        />
        <MoneyField
          label="Fee"
          optional
          amountMinor={values.feeMinor}
          currency={deal.campaign.currency}
          onChange={(feeMinor) => set({ feeMinor })}
          error={errors['feeMinor']}
        />
      </Fields>
      <Field label="Notes" optional error={errors['notes']}>
        <TextArea
          dir="auto"
          value={values.notes}
          onChange={(event) => set({ notes: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}

type Stored = Pick<
  Exclusivity,
  'scope' | 'category' | 'competitors' | 'startsOn' | 'endsOn' | 'feeMinor' | 'notes'
>;
type Draft = Omit<Stored, 'startsOn' | 'endsOn'> & {
  startsOn: string | null;
  endsOn: string | null;
};

// What is no date has been refused by then.
function dated({ startsOn, endsOn, ...rest }: Draft): Stored {
  return { ...rest, startsOn: startsOn ?? '', endsOn: endsOn ?? '' };
}

function fieldsOf(clause: Stored): Stored {
  const { scope, category, competitors, startsOn, endsOn, feeMinor, notes } = clause;
  return { scope, category, competitors, startsOn, endsOn, feeMinor, notes };
}

const usualDays = 90;

function startOf({ campaign, brand }: ShownDeal, today: string): Stored {
  const startsOn = campaign.postingStartsOn ?? today;
  return {
    scope: 'category',
    category: brand?.category ?? '',
    competitors: '',
    startsOn,
    endsOn: lastOf(usualDays, startsOn),
    feeMinor: null,
    notes: '',
  };
}

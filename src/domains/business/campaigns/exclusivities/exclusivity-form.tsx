import { useState } from 'react';
import { saveChanges } from '#client/sync/save-changes.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, ChoiceField, DayField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { newId } from '#shared/ids.ts';
import { exclusivities } from './data.ts';
import { type Exclusivity, exclusivityChanges, newExclusivity } from './schema.ts';
import { lastOf } from '#domains/business/campaigns/payments/rules.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { optionsOf, scopeLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
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
  const form = useForm<Draft>(start);
  const { values, field, check } = form;

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
      form={form}
      submitLabel={exclusivity ? 'Update' : 'Add'}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceField label="Excludes" {...field('scope')} options={scopes} />
      {values.scope === 'category' ? (
        <TextField label="Category" maxLength={60} placeholder="Outerwear" {...field('category')} />
      ) : null}
      {values.scope === 'named_brands' ? (
        <TextField label="Brands, with commas between" maxLength={500} {...field('competitors')} />
      ) : null}
      <Fields>
        <DayField label="From" formats={formats} {...field('startsOn')} />
        <DayField label="Until" formats={formats} {...field('endsOn')} />
        <MoneyField label="Fee" optional {...field('feeMinor')} currency={deal.campaign.currency} />
      </Fields>
      <AreaField label="Notes" optional {...field('notes')} />
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

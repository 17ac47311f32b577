import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { saveChanges } from '#client/sync/save-changes.ts';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { newId } from '#shared/ids.ts';
import { usageRights } from './data.ts';
import { endsOn, rightLabels } from './rules.ts';
import { newUsageRight, type UsageRight, usageRightChanges, usageRightFields } from './schema.ts';
import { dayOfChangedRight, rightBegunOn } from '#domains/business/campaigns/waiting/rules.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { optionsOf, rightStartLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import {
  ChoiceField,
  DayField,
  Fields,
  FormDialog,
  NumberField,
  SwitchField,
  TextField,
} from '#domains/business/campaigns/form/form-parts.tsx';
import { addRight } from './right-actions.ts';

const kinds = optionsOf(rightLabels);
const starts = optionsOf(rightStartLabels);
const none = '';

type Begin = Pick<UsageRight, 'starts' | 'deliverableId'>;

/** What the brand may do with the work, where and how long. */
export function RightForm({ deal, formats, asked, open, onClose }: DealDialogProps<'right'>) {
  const { usageRight } = asked;
  const isRenewal = asked.values !== undefined;
  const [isPaid, setPaid] = useState(isRenewal);
  const [start] = useState(() => fieldsOf({ ...fresh, ...asked.values, ...usageRight }));
  const { values, set, errors, check, isDirty, form } = useDraft(start);

  const begunOn = (right: Begin) => rightBegunOn(deal, right, formats);
  // What began with something else has not begun with this.
  function wait(next: Partial<Begin>) {
    // Whoever goes back to what it was finds its day again.
    const before = next.starts === undefined ? values : start;
    const startsOn = dayOfChangedRight(before, { ...values, ...next }, begunOn);
    set({ ...next, startsOn });
  }

  const body = {
    ...values,
    // What is there has followed what it is for; none is what somebody wants.
    startsOn: usageRight ? values.startsOn : (values.startsOn ?? begunOn(values)),
    durationDays: values.isPerpetual ? null : values.durationDays,
    fixedEndsOn: values.isPerpetual ? null : values.fixedEndsOn,
  };
  const areDays = safeParse(usageRightFields.durationDays, body.durationDays).success;
  // An end by the calendar stands in its own field.
  const lastDay = areDays && body.fixedEndsOn === null ? endsOn(body) : null;

  function save() {
    if (usageRight) {
      if (!check(usageRightChanges, body)) return;
      saveChanges({
        text: 'Usage right updated',
        before: start,
        now: body,
        together: [['starts', 'deliverableId', 'startsOn', 'fixedEndsOn']],
        update: (fields) => usageRights.update(usageRight.id, fields),
      });
    } else {
      const made = { ...body, id: newId(), campaignId: deal.campaign.id };
      if (!check(newUsageRight, made)) return;
      addRight(deal, made, { isPaid });
    }
    onClose();
  }

  return (
    <FormDialog
      title={usageRight ? 'Edit Usage Right' : isRenewal ? 'Renew Usage Right' : 'Add Usage Right'}
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel={usageRight ? 'Update' : isRenewal ? 'Renew' : 'Add'}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <ChoiceField
          label="What they may do"
          value={values.kind}
          onChange={(kind) => set({ kind })}
          options={kinds}
        />
        <ChoiceField
          label="With"
          value={values.deliverableId ?? none}
          onChange={(id) => wait({ deliverableId: id || null })}
          options={[
            { value: none, label: 'All deliverables' },
            ...deal.deliverables.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <TextField
          label="Where"
          maxLength={80}
          value={values.territory}
          onChange={(territory) => set({ territory })}
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
      {!usageRight && values.feeMinor ? (
        <SwitchField
          label={`Add a payment of ${formatMoney(values.feeMinor, deal.campaign.currency)} for it`}
          checked={isPaid}
          onChange={setPaid}
        />
      ) : null}
      <Fields>
        <ChoiceField
          label="Begins"
          value={values.starts}
          onChange={(next) => wait({ starts: next })}
          options={starts}
        />
        <DayField
          label="Began on"
          optional
          formats={formats}
          value={values.startsOn}
          onChange={(startsOn) => set({ startsOn })}
          error={errors['startsOn']}
        />
      </Fields>
      <SwitchField
        label="For ever"
        checked={values.isPerpetual}
        onChange={(isPerpetual) => set({ isPerpetual })}
      />
      {values.isPerpetual ? null : (
        <Fields>
          <NumberField
            label="For"
            unit="days"
            value={values.durationDays}
            onChange={(durationDays) => set({ durationDays })}
            error={errors['durationDays']}
            hint={
              lastDay === null
                ? undefined
                : `Until ${formatShortDate(lastDay, formats)}, that day included`
            }
          />
          <DayField
            label="Or until"
            formats={formats}
            value={values.fixedEndsOn}
            onChange={(fixedEndsOn) => set({ fixedEndsOn })}
            error={errors['fixedEndsOn']}
          />
        </Fields>
      )}
      <Field label="On renewal" optional error={errors['renewalNote']}>
        <TextArea
          dir="auto"
          maxLength={500}
          placeholder="What was said about going on: a price, a notice"
          value={values.renewalNote}
          onChange={(event) => set({ renewalNote: event.target.value })}
        />
      </Field>
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

const usualDays = 90;
const fresh: ReturnType<typeof fieldsOf> = {
  deliverableId: null,
  kind: 'organic_repost',
  territory: 'Worldwide',
  starts: 'on_posting',
  startsOn: null,
  durationDays: usualDays,
  fixedEndsOn: null,
  isPerpetual: false,
  feeMinor: null,
  renewalNote: '',
  notes: '',
};

function fieldsOf(
  right: Pick<
    UsageRight,
    | 'deliverableId'
    | 'kind'
    | 'territory'
    | 'starts'
    | 'startsOn'
    | 'durationDays'
    | 'fixedEndsOn'
    | 'isPerpetual'
    | 'feeMinor'
    | 'renewalNote'
    | 'notes'
  >,
) {
  const { deliverableId, kind, territory, starts: begins, startsOn, durationDays } = right;
  const { fixedEndsOn, isPerpetual, feeMinor, renewalNote, notes } = right;
  return {
    ...{ deliverableId, kind, territory, startsOn, durationDays, fixedEndsOn, isPerpetual },
    ...{ feeMinor, renewalNote, notes },
    starts: begins,
  };
}

import { useState } from 'react';
import { saveChanges } from '#client/sync/save-changes.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  AreaField,
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  SwitchField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { newId } from '#shared/ids.ts';
import { usageRights } from './data.ts';
import { rightLabels } from './rules.ts';
import { newUsageRight, type UsageRight, usageRightChanges } from './schema.ts';
import { dayOfChangedRight, rightBegunOn } from '#domains/business/campaigns/waiting/rules.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { optionsOf, rightStartLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { addRight, lastDayTyped } from './right-actions.ts';

const kinds = optionsOf(rightLabels);
const starts = optionsOf(rightStartLabels);
const none = '';

type Begin = Pick<UsageRight, 'starts' | 'deliverableId'>;

/** What the brand may do with the work, where and how long. */
export function RightForm({ deal, formats, asked, open, onClose }: DealDialogProps<'right'>) {
  const { usageRight } = asked;
  const isRenewal = asked.values !== undefined;
  // What one says first, and all of it once it is a record.
  const isWhole = isRenewal || usageRight !== undefined;
  const [isPaid, setPaid] = useState(isRenewal);
  const [start] = useState(() => fieldsOf({ ...fresh, ...asked.values, ...usageRight }));
  const form = useForm(start);
  const { values, set, field, check } = form;

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
  const lastDay = lastDayTyped(body);

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
      form={form}
      submitLabel={usageRight ? 'Update' : isRenewal ? 'Renew' : 'Add'}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <ChoiceField label="What they may do" {...field('kind')} options={kinds} />
        <ChoiceField
          label="With"
          value={values.deliverableId ?? none}
          onChange={(id) => wait({ deliverableId: id || null })}
          options={[
            { value: none, label: 'All deliverables' },
            ...deal.deliverables.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        {isWhole ? <TextField label="Where" maxLength={80} {...field('territory')} /> : null}
        <MoneyField label="Fee" optional {...field('feeMinor')} currency={deal.campaign.currency} />
      </Fields>
      {!usageRight && values.feeMinor ? (
        <SwitchField
          label={`Add a payment of ${formatMoney(values.feeMinor, deal.campaign.currency)} for it`}
          value={isPaid}
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
        {isWhole ? (
          <DayField label="Began on" optional formats={formats} {...field('startsOn')} />
        ) : null}
      </Fields>
      <SwitchField label="For ever" {...field('isPerpetual')} />
      {values.isPerpetual ? null : (
        <Fields>
          <NumberField
            label="For"
            unit="days"
            {...field('durationDays')}
            hint={
              lastDay === null
                ? undefined
                : `Until ${formatShortDate(lastDay, formats)}, that day included`
            }
          />
          <DayField label="Or until" formats={formats} {...field('fixedEndsOn')} />
        </Fields>
      )}
      {isWhole ? (
        <>
          <AreaField
            label="On renewal"
            optional
            maxLength={500}
            placeholder="What was said about going on: a price, a notice"
            {...field('renewalNote')}
          />
          <AreaField label="Notes" optional {...field('notes')} />
        </>
      ) : null}
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

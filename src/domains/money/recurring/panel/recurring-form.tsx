import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, Fields, SwitchField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { countText } from '#client/words/count-text.ts';
import { addMonths, dateOr } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { RateField } from '#domains/business/campaigns/form/rate-field.tsx';
import { CategorySelect } from '#domains/money/expenses/categories/category-select.tsx';
import { expenses } from '#domains/money/expenses/data.ts';
import { usualOf } from '#domains/money/expenses/panel/expense-actions.ts';
import { CadenceSelect } from '#domains/money/recurring/cadence/cadence-select.tsx';
import { ruleOf } from '#domains/money/recurring/cadence/rules.ts';
import { dueOccurrences } from '#domains/money/recurring/rules.ts';
import { maxAtOnce, newRecurringExpense } from '#domains/money/recurring/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { followDate } from '#domains/tasks/repeating/repeat-choices.ts';
import { newId } from '#shared/ids.ts';
import { readRecurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import { addRecurring } from './recurring-actions.ts';
import { openRecurring } from './recurring-panel-host.tsx';

interface RecurringFormProps {
  /** The expense that it begins with. */
  expenseId: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'New recurring expense': what, how much, how often, from when. */
export function RecurringForm({ expenseId, open, onClose }: RecurringFormProps) {
  const settings = useDaySettings();
  const base = useBaseCurrency();
  const first = expenses.useRows(rowsById).get(expenseId ?? '');
  const form = useForm({
    title: first?.title ?? '',
    amountMinor: first?.amountMinor ?? (null as number | null),
    currency: first?.currency ?? base,
    rate: first?.rate ?? (null as number | null),
    expenseCategoryId: first?.expenseCategoryId ?? (null as string | null),
    rrule: ruleOf('monthly'),
    // The one that is repeated was the first.
    startsOn: (first ? addMonths(first.spentOn, 1) : settings.today) as string | null,
    isAuto: false,
  });
  const { values, set, field, check } = form;
  const startsOn = dateOr(values.startsOn, settings.today);
  const late = lateOf(values.rrule, startsOn, settings.today);

  function save(isOpened: boolean) {
    const { isAuto, amountMinor, ...said } = values;
    const usual = usualOf(values.title, values.expenseCategoryId);
    const body = {
      ...(first ? ofExpense(first) : usual),
      ...said,
      expenseCategoryId: values.expenseCategoryId ?? usual.expenseCategoryId,
      ...ratedIn(base, values),
      amountMinor: amountMinor ?? 0,
      startsOn: values.startsOn ?? '',
      posting: isAuto ? ('auto' as const) : ('confirm' as const),
    };
    if (!check(newRecurringExpense, { ...body, id: newId() })) return;
    const id = addRecurring(body);
    onClose();
    if (isOpened) openRecurring({ recurringId: id });
  }

  function move(next: string | null) {
    const rule = readRecurrence(values.rrule);
    // A rule that names the day of its start names the new one.
    const follows = next && isDate(next) && typeof rule !== 'string';
    set({
      startsOn: next,
      ...(follows ? { rrule: writeRecurrence(followDate(rule, startsOn, next)) } : {}),
    });
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="New recurring expense"
      submitLabel="Add recurring"
      canSubmit={values.title.trim() !== ''}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField
        label="Name"
        size="lg"
        placeholder="Studio rent"
        maxLength={200}
        {...field('title')}
      />
      <Fields>
        <MoneyField
          label="Amount"
          {...field('amountMinor')}
          currency={values.currency}
          onCurrencyChange={(currency) => set({ currency, rate: lastRate(currency, base) })}
        />
        <DayField
          label="First due"
          clearable={false}
          formats={settings}
          {...field('startsOn')}
          onChange={move}
          hint={late}
        />
      </Fields>
      <RateField currency={values.currency} base={base} {...field('rate')} />
      <Field label="How often" error={field('rrule').error}>
        <CadenceSelect
          rrule={values.rrule}
          startsOn={startsOn}
          settings={settings}
          onChange={field('rrule').onChange}
        />
      </Field>
      <Field label="Category" optional>
        <CategorySelect
          value={values.expenseCategoryId}
          onChange={(expenseCategoryId) => set({ expenseCategoryId })}
        />
      </Field>
      <SwitchField
        label="Post by itself on the day"
        hint="Otherwise you press Paid each time"
        {...field('isAuto')}
      />
    </FormDialog>
  );
}

type Repeated = ReturnType<typeof usualOf> & { campaignId: string | null; brandId: string | null };

function ofExpense(expense: Repeated): Repeated {
  const { paymentMethod, businessId, isDeductible, businessUsePercent } = expense;
  const { expenseCategoryId, campaignId, brandId } = expense;
  return {
    ...{ paymentMethod, businessId, isDeductible, businessUsePercent },
    ...{ expenseCategoryId, campaignId, brandId },
  };
}

// Whoever begins in the past is told what that means.
function lateOf(rrule: string, startsOn: string, today: string): string | undefined {
  if (startsOn >= today) return undefined;
  const repeats = { rrule, startsOn, weekendRule: 'as_is' as const, pauses: [] };
  const row = { ...repeats, endedOn: null, handledThroughOn: null };
  const late = dueOccurrences(row, today, maxAtOnce + 1).length;
  if (late === 0) return undefined;
  const count = late > maxAtOnce ? `More than ${maxAtOnce} dates` : countText(late, 'date');
  return `${count} from then until today will be due`;
}

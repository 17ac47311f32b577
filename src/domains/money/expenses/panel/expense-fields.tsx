import {
  ChoiceProperty,
  DateProperty,
  MoneyProperty,
  SwitchProperty,
  TagsProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema, type Reading } from '#client/record/saved-text.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { BrandSelect } from '#domains/business/brands/parts/brand-select.tsx';
import { CampaignSelect } from '#domains/business/affiliate-links/panel/campaign-select.tsx';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { CategorySelect } from '#domains/money/expenses/categories/category-select.tsx';
import { expenses } from '#domains/money/expenses/data.ts';
import { methodLabels, reimbursementLabels, wrongTogether } from '#domains/money/expenses/rules.ts';
import {
  type Expense,
  expense as expenseSchema,
  type ExpenseChanges,
} from '#domains/money/expenses/schema.ts';
import { rescaledMinor } from '#shared/money.ts';
import { changeExpense, usualOf } from './expense-actions.ts';
import { ExpenseAdditions } from './expense-additions.tsx';

const { shape } = expenseSchema;
const read = {
  amount: bySchema(shape.amountMinor),
  tax: bySchema(shape.taxMinor),
  rate: bySchema(shape.rate),
  percent: bySchema(shape.businessUsePercent),
};
const methods = optionsOf(methodLabels);
const reimbursements = optionsOf(reimbursementLabels);

const tagsInUse = (rows: readonly Expense[]) =>
  [...new Set(rows.flatMap(({ tags }) => tags))].sort();

interface ExpenseFieldsProps {
  expense: Expense;
  settings: DayFormats;
  canEdit: boolean;
}

/** What an expense is, and what it counts for. */
export function ExpenseFields({ expense, settings, canEdit }: ExpenseFieldsProps) {
  const base = useBaseCurrency();
  const tags = expenses.useRows(tagsInUse);
  const change = (changes: ExpenseChanges) => changeExpense(expense, changes);
  const { amountMinor, currency, taxMinor, isDeductible } = expense;
  return (
    <>
      <PropertyList canEdit={canEdit}>
        <MoneyProperty
          label="Amount"
          value={amountMinor}
          currency={currency}
          read={(typed) => besides(expense, 'amountMinor', read.amount(typed))}
          onSave={(next) => (next === null ? undefined : change({ amountMinor: next }))}
        />
        <Property label="Currency">
          <CurrencySelect
            label="Currency"
            value={currency}
            onChange={(next) => change(inCurrency(expense, next, base))}
          />
        </Property>
        {currency === base ? null : (
          <TextProperty
            label={`${base} for one ${currency}`}
            add="Add a rate"
            inputMode="decimal"
            value={expense.rate}
            read={(typed) => read.rate(typed.replace(',', '.'))}
            onSave={(rate) => change(ratedIn(base, { currency, rate }))}
          />
        )}
        <DateProperty
          label="Date"
          value={expense.spentOn}
          settings={settings}
          problemOf={(day) => (day === null ? 'Choose a day' : undefined)}
          onSave={(spentOn) => (spentOn === null ? undefined : change({ spentOn }))}
        />
        <Property label="Category" empty={expense.expenseCategoryId === null && 'Add a category'}>
          <CategorySelect
            value={expense.expenseCategoryId}
            onChange={(expenseCategoryId) => {
              const { isDeductible: deducts, businessUsePercent } = usualOf('', expenseCategoryId);
              change({
                expenseCategoryId,
                ...(expenseCategoryId ? { isDeductible: deducts, businessUsePercent } : {}),
              });
            }}
          />
        </Property>
        <Property label="Business" empty={expense.businessId === null && 'Add a business'}>
          <BusinessSelect
            value={expense.businessId}
            onChange={(businessId) => change({ businessId })}
          />
        </Property>
        <Property label="Campaign" empty={expense.campaignId === null && 'Add a campaign'}>
          <CampaignSelect
            value={expense.campaignId}
            brandId={null}
            onChange={(campaign) =>
              change({
                campaignId: campaign?.id ?? null,
                brandId: expense.brandId ?? campaign?.brandId ?? null,
              })
            }
          />
        </Property>
        <ExpenseAdditions expense={expense} onChange={change} />
        <Property label="Brand" empty={expense.brandId === null && 'Add a brand'}>
          <BrandSelect value={expense.brandId} onChange={(brandId) => change({ brandId })} />
        </Property>
        <ChoiceProperty
          label="Paid with"
          value={expense.paymentMethod}
          options={methods}
          onSave={(paymentMethod) => change({ paymentMethod })}
        />
        <MoneyProperty
          label="Tax included"
          add="Add the tax in it"
          value={taxMinor}
          currency={currency}
          read={(typed) => besides(expense, 'taxMinor', read.tax(typed))}
          onSave={(next) => change({ taxMinor: next })}
        />
        <SwitchProperty
          label="Deductible"
          value={isDeductible}
          onSave={(next) => change({ isDeductible: next })}
        />
        {isDeductible ? (
          <TextProperty
            label="Business use"
            inputMode="decimal"
            trailing={<span className="faint">%</span>}
            value={expense.businessUsePercent}
            read={(typed) => read.percent(typed.replace(',', '.'))}
            onSave={(businessUsePercent) => change({ businessUsePercent })}
          />
        ) : null}
        <ChoiceProperty
          label="Money back"
          value={expense.reimbursement}
          options={reimbursements}
          none="none"
          add="Nobody pays it back"
          onSave={(reimbursement) =>
            change({
              reimbursement,
              reimbursedOn: reimbursement === 'reimbursed' ? settings.today : null,
            })
          }
        />
        <TagsProperty
          value={expense.tags}
          suggestions={tags}
          onSave={(next) => change({ tags: next })}
        />
      </PropertyList>
      {canEdit || expense.notes ? (
        <ProseField
          label="Notes"
          value={expense.notes}
          maxLength={20_000}
          readOnly={!canEdit}
          onSave={(notes) => change({ notes })}
        />
      ) : null}
    </>
  );
}

// Beside its cause: what goes with the field alone may not go with the rest of the expense.
function besides<T extends number | null>(
  expense: Expense,
  field: 'amountMinor' | 'taxMinor',
  reading: Reading<T>,
): Reading<T> {
  if ('error' in reading) return reading;
  const wrong = wrongTogether(expense, { [field]: reading.value });
  return wrong?.field === field ? { error: wrong.message } : reading;
}

// The figures stay as they were read off the receipt; the rate is that of the other currency.
function inCurrency(expense: Expense, currency: string, base: string): ExpenseChanges {
  const rescaled = (minor: number) =>
    rescaledMinor(minor, { from: expense.currency, to: currency });
  return {
    currency,
    amountMinor: rescaled(expense.amountMinor),
    taxMinor: expense.taxMinor === null ? null : rescaled(expense.taxMinor),
    ...ratedIn(base, { currency, rate: lastRate(currency, base) }),
  };
}

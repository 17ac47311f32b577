import {
  ChoiceProperty,
  MoneyProperty,
  SwitchProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { openRecord } from '#client/record/openers.ts';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { CampaignSelect } from '#domains/business/affiliate-links/panel/campaign-select.tsx';
import { BrandSelect } from '#domains/business/brands/parts/brand-select.tsx';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { CategorySelect } from '#domains/money/expenses/categories/category-select.tsx';
import { usualOf } from '#domains/money/expenses/panel/expense-actions.ts';
import { methodLabels } from '#domains/money/expenses/rules.ts';
import { dueOf } from '#domains/money/recurring/figures/recurring-figures.ts';
import { amountTypeLabels } from '#domains/money/recurring/rules.ts';
import {
  type RecurringExpense,
  recurringExpense,
  type RecurringExpenseChanges,
} from '#domains/money/recurring/schema.ts';
import { askSettle } from '#domains/money/recurring/settling/settle-host.tsx';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { rescaledMinor } from '#shared/money.ts';
import { changeRecurring } from './recurring-actions.ts';
import { RhythmFields } from './rhythm-fields.tsx';

const { shape } = recurringExpense;
const read = {
  amount: bySchema(shape.amountMinor),
  rate: bySchema(shape.rate),
  percent: bySchema(shape.businessUsePercent),
};
const methods = optionsOf(methodLabels);
const amountTypes = optionsOf(amountTypeLabels);

interface RecurringFieldsProps {
  row: RecurringExpense;
  settings: DaySettings;
  canEdit: boolean;
}

/** What is paid again and again, how often, and what each expense gets of it. */
export function RecurringFields({ row, settings, canEdit }: RecurringFieldsProps) {
  const base = useBaseCurrency();
  const change = (changes: RecurringExpenseChanges) => changeRecurring(row, changes);
  const { currency, isDeductible } = row;

  function changeAmount(amountMinor: number) {
    if (dueOf(row, settings.today).length === 0) change({ amountMinor });
    else askSettle({ kind: 'amount', id: row.id, amountMinor });
  }

  return (
    <>
      <PropertyList canEdit={canEdit}>
        {row.toolId === null ? null : (
          <Property label="Tool" isWide hint="Name, amount and rhythm follow what the tool says">
            <button
              type="button"
              className="link prop-text"
              onClick={() => row.toolId && openRecord({ collection: 'tools', id: row.toolId })}
            >
              {row.title}
            </button>
          </Property>
        )}
        <MoneyProperty
          // Another question may have been answered with no.
          key={row.version}
          label="Amount"
          value={row.amountMinor}
          currency={currency}
          read={(typed) => read.amount(typed)}
          onSave={(next) => (next === null ? undefined : changeAmount(next))}
        />
        <ChoiceProperty
          label="Each time"
          value={row.amountType}
          options={amountTypes}
          onSave={(amountType) => change({ amountType })}
        />
        <Property label="Currency">
          <CurrencySelect
            label="Currency"
            value={currency}
            onChange={(next) => change(inCurrency(row, next, base))}
          />
        </Property>
        {currency === base ? null : (
          <TextProperty
            label={`${base} for one ${currency}`}
            add="Add a rate"
            inputMode="decimal"
            value={row.rate}
            read={(typed) => read.rate(typed.replace(',', '.'))}
            onSave={(rate) => change(ratedIn(base, { currency, rate }))}
          />
        )}
        <RhythmFields row={row} settings={settings} />
        <Property label="Category" empty={row.expenseCategoryId === null && 'Add a category'}>
          <CategorySelect
            value={row.expenseCategoryId}
            onChange={(expenseCategoryId) => {
              const { isDeductible: deducts, businessUsePercent } = usualOf('', expenseCategoryId);
              change({
                expenseCategoryId,
                ...(expenseCategoryId ? { isDeductible: deducts, businessUsePercent } : {}),
              });
            }}
          />
        </Property>
        <Property label="Business" empty={row.businessId === null && 'Add a business'}>
          <BusinessSelect
            value={row.businessId}
            onChange={(businessId) => change({ businessId })}
          />
        </Property>
        <ChoiceProperty
          label="Paid with"
          value={row.paymentMethod}
          options={methods}
          onSave={(paymentMethod) => change({ paymentMethod })}
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
            value={row.businessUsePercent}
            read={(typed) => read.percent(typed.replace(',', '.'))}
            onSave={(businessUsePercent) => change({ businessUsePercent })}
          />
        ) : null}
        <Property label="Campaign" empty={row.campaignId === null && 'Add a campaign'}>
          <CampaignSelect
            value={row.campaignId}
            brandId={null}
            onChange={(campaign) =>
              change({
                campaignId: campaign?.id ?? null,
                brandId: row.brandId ?? campaign?.brandId ?? null,
              })
            }
          />
        </Property>
        <Property label="Brand" empty={row.brandId === null && 'Add a brand'}>
          <BrandSelect value={row.brandId} onChange={(brandId) => change({ brandId })} />
        </Property>
      </PropertyList>
      {canEdit || row.notes ? (
        <ProseField
          label="Notes"
          value={row.notes}
          maxLength={20_000}
          readOnly={!canEdit}
          onSave={(notes) => change({ notes })}
        />
      ) : null}
    </>
  );
}

// The figures stay as they were typed; the rate is that of the other currency.
function inCurrency(row: RecurringExpense, currency: string, base: string) {
  return {
    currency,
    amountMinor: rescaledMinor(row.amountMinor, { from: row.currency, to: currency }),
    ...ratedIn(base, { currency, rate: lastRate(currency, base) }),
  };
}

import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { CustomRhythm } from '#domains/money/recurring/cadence/cadence-select.tsx';
import { ruleOf } from '#domains/money/recurring/cadence/rules.ts';
import { billingLabels } from '#domains/money/tools/rules.ts';
import type { Billing } from '#domains/money/tools/schema.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';

interface BillingFieldProps {
  billing: Billing;
  billingRule: string | null;
  /** The day that a rhythm of one's own counts from. */
  startsOn: string;
  error: string | undefined;
  onChange: (billing: Billing, billingRule: string | null) => void;
}

const billings = optionsOf(billingLabels);

/** How often a tool is paid. */
export function BillingField(props: BillingFieldProps) {
  const { billing, billingRule, startsOn, error, onChange } = props;
  const settings = useDaySettings();
  return (
    <Field label="Paid" error={error}>
      <Select
        label="Paid"
        value={billing}
        options={billings}
        onChange={(next) =>
          onChange(next, next === 'custom' ? (billingRule ?? ruleOf('bimonthly')) : null)
        }
      />
      {billing === 'custom' ? (
        <CustomRhythm
          rrule={billingRule ?? ruleOf('bimonthly')}
          startsOn={startsOn}
          settings={settings}
          onChange={(rule) => onChange('custom', rule)}
        />
      ) : null}
    </Field>
  );
}

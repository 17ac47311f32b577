import { formatMoney } from '#client/words/format-money.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { outstandingMinor } from '#domains/business/campaigns/payments/rules.ts';
import { openEnds } from '#domains/business/campaigns/rules.ts';
import { deliverableLabels } from './deal-labels.ts';
import type { ShownDeal } from './use-deal.ts';

/** What is not done yet of a deal that is about to end. */
export function OpenEnds({ deal, isCancelled }: { deal: ShownDeal; isCancelled: boolean }) {
  const { deliverables, payments } = openEnds(deal);
  const owed = isCancelled ? [] : payments;
  if (deliverables.length + owed.length === 0) return null;
  return (
    <div className="deal-open">
      <p>{isCancelled ? 'These are cancelled with it:' : 'This is still open:'}</p>
      <ul>
        {deliverables.map(({ id, title, status }) => (
          <li key={id}>
            <span dir="auto">{title}</span>
            <span className="faint">{deliverableLabels[status]}</span>
          </li>
        ))}
        {owed.map((payment) => (
          <li key={payment.id}>
            <span dir="auto">{payment.label}</span>
            <span className="faint">
              {`${formatMoney(outstandingMinor(payment), payment.currency)} open`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface KillFeeProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  currency: string;
  value: number | null;
  onChange: (feeMinor: number | null) => void;
  error: string | undefined;
}

/** Whether a cancelled deal is paid for all the same, and how much. */
export function KillFee({ isOn, onToggle, currency, ...field }: KillFeeProps) {
  const seesMoney = useSeesMoney();
  if (!seesMoney) return null;
  return (
    <>
      <Field label="Kill fee" group>
        <Segmented
          label="Kill fee"
          value={isOn ? 'yes' : 'no'}
          onChange={(value) => onToggle(value === 'yes')}
          options={[
            { value: 'no', label: 'None' },
            { value: 'yes', label: 'They pay one' },
          ]}
        />
      </Field>
      {isOn ? <MoneyField label="Amount" currency={currency} {...field} /> : null}
    </>
  );
}

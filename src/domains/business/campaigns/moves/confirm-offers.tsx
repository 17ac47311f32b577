import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { newId } from '#shared/ids.ts';
import { formatLabels, platformFacts, platforms } from '#domains/making/channels/schema.ts';
import {
  firstFormatOf,
  type OwedKind,
} from '#domains/business/campaigns/deliverables/deliverable-draft.ts';
import type { ShownDeal } from './use-deal.ts';

/** How a fee is to be paid, as far as somebody has said it. */
export type PaymentPlan = 'later' | 'whole' | 'halves';

export interface Offers {
  plan: PaymentPlan;
  kinds: readonly OwedKind[];
}

interface ConfirmOffersProps extends Offers {
  deal: ShownDeal;
  onChange: (changes: Partial<Offers>) => void;
}

const plans = [
  { value: 'later', label: 'Later' },
  { value: 'whole', label: 'At the end' },
  { value: 'halves', label: 'Two halves' },
] as const;
const planHints: Record<PaymentPlan, string> = {
  later: 'You can add payments on its page',
  whole: 'The whole fee once all is posted',
  halves: 'A deposit on signing, the balance once all is posted',
};
const platformOptions = platforms.map((value) => ({ value, label: platformFacts[value].label }));
const most = 20;

/** What a deal that is confirmed does not have yet, and may get at once: payments and deliverables. */
export function ConfirmOffers({ deal, plan, kinds, onChange }: ConfirmOffersProps) {
  const change = (id: string, changes: Partial<OwedKind>) =>
    onChange({ kinds: kinds.map((kind) => (kind.id === id ? { ...kind, ...changes } : kind)) });
  return (
    <>
      {deal.payments.length === 0 && deal.campaign.feeMinor ? (
        <Field label="Payments" group hint={planHints[plan]}>
          <Segmented
            label="Payments"
            value={plan}
            onChange={(next) => onChange({ plan: next })}
            options={plans}
          />
        </Field>
      ) : null}
      {deal.deliverables.length === 0 ? (
        <Field label="Deliverables" group>
          <div className="stack top gap-8">
            {kinds.map((kind, at) => (
              <KindLine
                key={kind.id}
                kind={kind}
                name={`Deliverable ${at + 1}`}
                onChange={(changes) => change(kind.id, changes)}
                onRemove={() => onChange({ kinds: kinds.filter(({ id }) => id !== kind.id) })}
              />
            ))}
            <Button
              size="sm"
              icon={<Plus />}
              onClick={() => onChange({ kinds: [...kinds, newKind(kinds.at(-1))] })}
            >
              {kinds.length === 0 ? 'Add what you owe them' : 'Another kind'}
            </Button>
          </div>
        </Field>
      ) : null}
    </>
  );
}

interface KindLineProps {
  kind: OwedKind;
  name: string;
  onChange: (changes: Partial<OwedKind>) => void;
  onRemove: () => void;
}

function KindLine({ kind, name, onChange, onRemove }: KindLineProps) {
  const { platform, format, count } = kind;
  return (
    <div className="full-width deal-kind" role="group" aria-label={name}>
      <TextInput
        type="number"
        inputMode="numeric"
        aria-label={`${name}: how many`}
        min={1}
        max={most}
        required
        value={Number.isNaN(count) ? '' : count}
        onChange={({ target }) => onChange({ count: target.valueAsNumber })}
      />
      <Select
        label={`${name}: platform`}
        value={platform}
        onChange={(next) => onChange({ platform: next, format: firstFormatOf(next) })}
        options={platformOptions}
      />
      <Select
        className="deal-kind-format"
        label={`${name}: format`}
        value={format}
        onChange={(next) => onChange({ format: next })}
        options={platformFacts[platform].formats.map((value) => ({
          value,
          label: formatLabels[value],
        }))}
      />
      <IconButton label={`Remove ${name.toLowerCase()}`} icon={<X />} onClick={onRemove} />
    </div>
  );
}

// Most contracts stay on a platform.
function newKind(last: OwedKind | undefined): OwedKind {
  const platform = last?.platform ?? 'instagram';
  const [first, second] = platformFacts[platform].formats;
  const format = (last ? second : undefined) ?? first ?? 'other';
  return { id: newId(), platform, format, count: 1 };
}

/** Whole numbers of pieces, as many as one adds at once. */
export function countedKinds(kinds: readonly OwedKind[]): readonly OwedKind[] {
  return kinds.map((kind) => ({
    ...kind,
    count: Math.min(most, Math.max(1, Math.round(kind.count) || 1)),
  }));
}

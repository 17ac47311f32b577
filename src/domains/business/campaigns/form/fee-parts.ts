import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { isLost, netFeeMinor } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { convertedMinor, type Money } from '#shared/money.ts';

type Paying = Pick<
  Campaign,
  'status' | 'feeMinor' | 'agencyFeePercent' | 'currency' | 'rate' | 'rateCurrency'
>;
type Sharing = Pick<Deliverable, 'id' | 'status' | 'feeShareMinor'>;

/**
 * What each deliverable of a deal brings: its part of what the agency leaves of the fee, in `base`, or
 * in the deal's currency where no rate is known. A share of its own is one of the whole fee, before the
 * agency; what such shares leave goes to the others in equal parts, and shares that are more than the
 * fee are cut down together. So all parts never sum to more than the net fee. What is cancelled has no
 * part, and neither has anything of a deal that came to nothing.
 */
export function feePartsOf(
  campaign: Paying,
  deliverables: readonly Sharing[],
  base: string,
): ReadonlyMap<string, Money> {
  const net = netIn(campaign, base);
  const fee = BigInt(campaign.feeMinor ?? 0);
  if (net === null || fee === 0n || isLost(campaign.status)) return new Map();
  const counted = deliverables
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, other) => one.id.localeCompare(other.id));
  const { weights, whole } = weightsOf(counted, fee);
  const minor = BigInt(net.amountMinor);
  let [reached, given] = [0n, 0n];
  const parts = counted.map(({ id }, place): [string, Money] => {
    reached += weights[place] ?? 0n;
    // From the sum on, so that what is rounded off one part is in the next one.
    const before = given;
    given = (minor * reached) / whole;
    return [id, { amountMinor: Number(given - before), currency: net.currency }];
  });
  return new Map(parts);
}

function netIn(campaign: Paying, base: string): Money | null {
  const { currency, rate, rateCurrency } = campaign;
  const amountMinor = netFeeMinor(campaign);
  if (amountMinor === null) return null;
  const converted = convertedMinor({ amountMinor, currency, rate, rateCurrency }, base);
  return converted === null
    ? { amountMinor, currency }
    : { amountMinor: converted, currency: base };
}

/** Which parts of `whole` they get. */
function weightsOf(counted: readonly Sharing[], fee: bigint): { weights: bigint[]; whole: bigint } {
  const shares = counted.map(({ feeShareMinor: own }) => (own === null ? null : BigInt(own)));
  const said = shares.reduce<bigint>((sum, own) => sum + (own ?? 0n), 0n);
  const others = BigInt(shares.filter((own) => own === null).length);
  if (said >= fee) return { weights: shares.map((own) => own ?? 0n), whole: said };
  if (others === 0n) return { weights: shares.map((own) => own ?? 0n), whole: fee };
  return {
    weights: shares.map((own) => (own === null ? fee - said : own * others)),
    whole: fee * others,
  };
}

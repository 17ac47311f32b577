import type { core } from 'zod/mini';
import type { DateRule } from '#shared/dated.ts';
import { datesAfter } from '#shared/recurrence/dates.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';
import { ruleOf } from '#domains/money/recurring/cadence/rules.ts';
import { shifted } from '#domains/money/recurring/rules.ts';
import type { Billing, Tool, ToolCategory, ToolPrice, ToolStatus, Verdict } from './schema.ts';

/** How it reads on screen what a tool is for. */
export const toolCategoryLabels: Record<ToolCategory, string> = {
  editing: 'Editing',
  design: 'Design',
  scheduling: 'Scheduling',
  storage: 'Storage',
  music_assets: 'Music and assets',
  ai: 'AI',
  email_website: 'E-mail and website',
  analytics: 'Analytics',
  finance: 'Finance',
  communication: 'Communication',
  hardware_rental: 'Hardware rental',
  other: 'Other',
};
export const billingLabels: Record<Billing, string> = {
  free: 'Free',
  monthly: 'Monthly',
  quarterly: 'Every 3 months',
  semiannual: 'Every 6 months',
  yearly: 'Yearly',
  custom: 'Custom',
  lifetime: 'Paid once',
};
export const toolStatusLabels: Record<ToolStatus, string> = {
  trial: 'Trial',
  active: 'Active',
  paused: 'Paused',
  cancelling: 'Cancelling',
  cancelled: 'Cancelled',
};
export const verdictLabels: Record<Verdict, string> = {
  keep: 'Keep',
  review: 'Review',
  cancel: 'Cancel',
};

const going = { field: 'status', is: ['active', 'trial'] } as const;
const isUpTo = { field: 'verdict', is: ['cancel', 'review'] } as const;
/**
 * On the agenda stand renewals, ends, and the last day to cancel what is not to be kept. What is
 * tracked as an expense stands there as that already.
 */
export const toolDates = [
  {
    kind: 'tool-renewal',
    date: 'nextRenewalOn',
    isOn: [
      { field: 'status', is: ['active'] },
      { field: 'trackAsExpense', is: [false] },
    ],
  },
  { kind: 'tool-end', date: 'nextRenewalOn', isOn: [{ field: 'status', is: ['cancelling'] }] },
  { kind: 'trial-end', date: 'trialEndsOn', isOn: [{ field: 'status', is: ['trial'] }] },
  { kind: 'tool-cancel-by', date: 'cancelByOn', isOn: [going, isUpTo], isOpen: [] },
] as const satisfies readonly DateRule<
  'nextRenewalOn' | 'trialEndsOn' | 'cancelByOn' | 'status' | 'verdict' | 'trackAsExpense'
>[];

type Said<T> = { [K in keyof T]?: T[K] | undefined };
type Priced = Pick<ToolPrice, 'billing' | 'billingRule' | 'priceMinor'>;

/** A zod check: free costs nothing, nothing else does, and a rhythm of one's own is said. */
export function checkPrice({ value, issues }: core.ParsePayload<Said<Priced>>): void {
  const { billing, billingRule, priceMinor } = value;
  const report = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  if (billing === 'free' && priceMinor !== 0) report('priceMinor', 'What is free costs 0');
  if (billing !== 'free' && priceMinor === 0)
    report('priceMinor', 'Use an amount above 0, or say that it is free');
  if ((billing === 'custom') !== ((billingRule ?? null) !== null))
    report('billingRule', 'Say how often it is paid, for a custom rhythm alone');
}

type Days = Pick<Tool, 'billing' | 'startedOn' | 'nextRenewalOn' | 'trialEndsOn'>;

/** What of its days does not go together; null if all does. */
export function wrongDays({ billing, startedOn, nextRenewalOn, trialEndsOn }: Said<Days>) {
  const renews = billing !== 'free' && billing !== 'lifetime';
  if (nextRenewalOn && !renews)
    return { field: 'nextRenewalOn', message: 'What is free or paid once does not renew' };
  if (startedOn && nextRenewalOn && nextRenewalOn < startedOn)
    return { field: 'nextRenewalOn', message: 'Choose a day on or after the start' };
  if (startedOn && trialEndsOn && trialEndsOn < startedOn)
    return { field: 'trialEndsOn', message: 'Choose a day on or after the start' };
  return null;
}

/** A zod check of the days of a new tool. */
export function checkTool({ value, issues }: core.ParsePayload<Said<Days>>): void {
  const wrong = wrongDays(value);
  if (wrong)
    issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value });
}

/** The rule by which it is paid; null for what is free or paid once. */
export function ruleOfPrice({
  billing,
  billingRule,
}: Pick<ToolPrice, 'billing' | 'billingRule'>): string | null {
  if (billing === 'free' || billing === 'lifetime') return null;
  return billing === 'custom' ? billingRule : ruleOf(billing);
}

/** The first day of a rule after another, counted from a start. */
function nextOf(rrule: string, start: string, after: string): string | null {
  const rule = readRecurrence(rrule);
  if (typeof rule === 'string') return null;
  return datesAfter({ ...rule, count: null, until: null }, { start, after, count: 1 })[0] ?? null;
}

type Renewing = Pick<Tool, 'billing' | 'billingRule' | 'startedOn' | 'trialEndsOn'>;

/** When it renews first: after its trial, or one period after it started. */
export function firstRenewal(tool: Renewing): string | null {
  const rrule = ruleOfPrice(tool);
  if (rrule === null) return null;
  return tool.trialEndsOn ?? nextOf(rrule, tool.startedOn, tool.startedOn);
}

/** The first renewal after a day, in the rhythm of the one that is known. */
export function renewalAfter(
  tool: Renewing & Pick<Tool, 'nextRenewalOn'>,
  after: string,
): string | null {
  const rrule = ruleOfPrice(tool);
  const { nextRenewalOn } = tool;
  if (rrule === null || nextRenewalOn === null) return null;
  const start = countedFrom(tool, rrule, nextRenewalOn);
  return nextOf(rrule, start, after > nextRenewalOn ? after : nextRenewalOn);
}

/** The day from which the renewals that follow one are counted: its own, or that on which all began. */
export function countedFrom(
  { trialEndsOn, startedOn }: Renewing,
  rrule: string,
  renewalOn: string,
): string {
  // What began on the 31st is back on it after a shorter month.
  const origin = trialEndsOn ?? startedOn;
  return nextOf(rrule, origin, shifted(renewalOn, -1)) === renewalOn ? origin : renewalOn;
}

const moves: Record<ToolStatus, readonly ToolStatus[]> = {
  trial: ['active', 'cancelled'],
  active: ['trial', 'paused', 'cancelling', 'cancelled'],
  paused: ['active', 'cancelling', 'cancelled'],
  cancelling: ['active', 'paused', 'cancelled'],
  cancelled: ['active', 'trial', 'paused', 'cancelling'],
};

/** Whether a tool can go from one status to another. */
export function canMove(from: ToolStatus, to: ToolStatus): boolean {
  return moves[from].includes(to);
}

type Turning = Renewing & Pick<Tool, 'status' | 'nextRenewalOn' | 'autoRenew' | 'endedOn'>;

/** What a day makes of a tool: a trial ends, a renewal passes, what was cancelled is over. */
export function turned<T extends Turning>(tool: T, today: string): Partial<Turning> {
  const { status, trialEndsOn, nextRenewalOn, autoRenew } = tool;
  if (status === 'cancelled') return {};
  if (status === 'trial') {
    if (trialEndsOn === null || trialEndsOn > today) return {};
    if (!autoRenew) return { status: 'cancelled', endedOn: trialEndsOn };
    const active = { ...tool, status: 'active' as const };
    return { status: 'active', ...turned(active, today) };
  }
  if (nextRenewalOn === null || nextRenewalOn > today) return {};
  const isOver = status === 'cancelling' || (status === 'active' && !autoRenew);
  if (isOver) return { status: 'cancelled', endedOn: nextRenewalOn };
  return { nextRenewalOn: renewalAfter(tool, today) };
}

import type { MemberContext } from '#server/http/context.ts';
import { newId } from '#shared/ids.ts';
import {
  nextDueOn,
  openOccurrences,
  resumedPauses,
  shifted,
  withPause,
} from '#domains/money/recurring/rules.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { changeDays, recurringExpenses, todayOf } from '#domains/money/recurring/service.ts';
import { priceOn } from '#domains/money/tools/prices/rules.ts';
import { countedFrom, ruleOfPrice } from '#domains/money/tools/rules.ts';
import type { Tool } from '#domains/money/tools/schema.ts';

/**
 * Has the one recurring expense of a tool say what the tool says. It is made the first time it is
 * wanted; one that somebody deleted comes back only when it is asked for anew. `on` is the day from
 * which it holds.
 */
export async function followTool(
  context: MemberContext,
  tool: Tool,
  on: string,
  before?: Tool,
): Promise<void> {
  const known = await linkedTo(context, tool.id);
  const rrule = ruleOfPrice(tool);
  const isWanted = standingOf(tool) !== 'over' && rrule !== null;
  if (!known) {
    if (isWanted) await make(context, tool, rrule, on);
    return;
  }
  if (known.isDeleted) {
    if (!isWanted || before?.trackAsExpense !== false) return;
    await recurringExpenses.restore(context, { params: { id: known.id } });
  }
  const row = await recurringExpenses.lock(context, known.id);
  if (!row) return;
  const said = isWanted
    ? { ...wanted(row, { tool, before, on }, rrule), ...daysOf(row, { tool, before, on }) }
    : over(row, tool, on);
  const body = changed(row, said);
  if (Object.keys(body).length === 0) return;
  await recurringExpenses.update(context, {
    params: { id: row.id },
    body: { ...body, nextDueOn: nextDueOn({ ...row, ...body }) },
  });
}

/**
 * Ends the bill of a tool that is deleted today; one that has an end keeps it, and one of which
 * nothing was ever handled goes with its tool.
 */
export async function endBill(context: MemberContext, toolId: string): Promise<void> {
  const known = await linkedTo(context, toolId);
  const row = known && (await recurringExpenses.lock(context, known.id));
  if (row?.endedOn !== null) return;
  if (!(await isHandled(context, row))) {
    await recurringExpenses.remove(context, { params: { id: row.id } });
    return;
  }
  await changeDays(context, row, { endedOn: await todayOf(context) });
}

const postedText = `select 1 from expenses
  where workspace_id = $1 and recurring_expense_id = $2 and deleted_at is null limit 1`;

// One that began with a later renewal is handled up to the day before that, on which nothing fell due.
async function isHandled(context: MemberContext, row: RecurringExpense): Promise<boolean> {
  const { handledThroughOn: through } = row;
  if (through === null) return false;
  if (isDayOf(row, through)) return true;
  const { transaction, workspaceId } = context;
  return (await transaction.query(postedText, [workspaceId, row.id])).length > 0;
}

// Deleting a tool is the last that was done to a bill which it ended, or somebody has changed it since.
const endedWithText = `select bill.id from recurring_expenses bill
  join tools on tools.workspace_id = bill.workspace_id and tools.id = bill.tool_id
  where bill.workspace_id = $1 and tools.id = $2
    and coalesce(bill.deleted_at, case when bill.ended_on is not null then bill.updated_at end)
      >= tools.deleted_at
  for update of bill`;

/** The bill that ended or went when a tool was deleted, of one that still is; undefined if there is none. */
export async function billEndedWith(
  { transaction, workspaceId }: MemberContext,
  toolId: string,
): Promise<string | undefined> {
  const [bill] = await transaction.query<{ id: string }>(endedWithText, [workspaceId, toolId]);
  return bill?.id;
}

/** Has a bill go on as if it had never ended or gone. */
export async function reopenBill(context: MemberContext, id: string): Promise<void> {
  await recurringExpenses.restore(context, { params: { id } });
  const row = await recurringExpenses.lock(context, id);
  if (row) await changeDays(context, row, { endedOn: null });
}

async function make(context: MemberContext, tool: Tool, rrule: string, today: string) {
  const { name, rate, rateCurrency, businessId, startedOn, nextRenewalOn, status } = tool;
  const isNew = startedOn >= today && status !== 'trial';
  const isWhole = isNew || nextRenewalOn === null;
  const endedOn = standingOf(tool) === 'cancelling' ? nextRenewalOn : null;
  const row = {
    ...{ rrule, weekendRule: 'as_is' as const, pauses: [], endedOn },
    ...(isWhole
      ? { startsOn: startedOn, handledThroughOn: null }
      : fromRenewal(tool, rrule, nextRenewalOn)),
  };
  const dueOn = nextDueOn(row);
  // One that ends with its renewal is paid already.
  if (endedOn !== null && dueOn === null) return;
  await recurringExpenses.create(context, {
    body: {
      ...{ ...row, id: newId(), toolId: tool.id, title: name, rate, rateCurrency, businessId },
      ...{ amountMinor: tool.priceMinor, currency: tool.currency },
      // The tool itself tells of what is ahead.
      remindDaysBefore: 0,
      nextDueOn: dueOn,
    },
  });
}

type Followed = Partial<RecurringExpense>;

type FromRenewal = Pick<RecurringExpense, 'startsOn' | 'handledThroughOn'>;

/** The days of a bill that begins with a renewal: in a short month that is not the day of the others. */
function fromRenewal(tool: Tool, rrule: string, renewalOn: string): FromRenewal {
  const origin = countedFrom(tool, rrule, renewalOn);
  return dayOf(origin) > dayOf(renewalOn) && dayOf(shifted(renewalOn, 1)) === 1
    ? { startsOn: origin, handledThroughOn: shifted(renewalOn, -1) }
    : { startsOn: renewalOn, handledThroughOn: null };
}

// What was handled stays so.
function otherDays({ handledThroughOn: before }: RecurringExpense, days: FromRenewal): Followed {
  const { startsOn, handledThroughOn: through } = days;
  const isLater = before === null || (through !== null && through > before);
  return { startsOn, handledThroughOn: isLater ? through : before };
}

const dayOf = (date: string) => Temporal.PlainDate.from(date).day;

function wanted(row: RecurringExpense, turn: Turn, rrule: string): Followed {
  const { tool } = turn;
  const { name, rate, rateCurrency, businessId, priceMinor, currency, nextRenewalOn } = tool;
  // Another rhythm is counted from the next renewal, and so is the same one on other days.
  const isOther = row.rrule !== rrule || isMoved(row, turn);
  return {
    ...{ title: name, rate, rateCurrency, businessId, amountMinor: priceMinor, currency, rrule },
    ...(isOther && nextRenewalOn !== null
      ? otherDays(row, fromRenewal(tool, rrule, nextRenewalOn))
      : {}),
    earlierAmounts: earlierOf(row, tool),
  };
}

// What is due by the days of before is not forgotten: they stay.
function isMoved(row: RecurringExpense, { tool, before, on }: Turn): boolean {
  const { nextRenewalOn, trialEndsOn } = tool;
  if (!before || nextRenewalOn === null || nextRenewalOn === before.nextRenewalOn) return false;
  const [open] = openOccurrences(row, { count: 1 });
  if (open !== undefined && open <= on) return false;
  return trialEndsOn !== before.trialEndsOn || !isDayOf(row, nextRenewalOn);
}

/** Whether something falls due on a day by the rule of a bill, be it handled, left out or over. */
function isDayOf(row: RecurringExpense, day: string): boolean {
  const bare = { ...row, handledThroughOn: shifted(day, -1), pauses: [], endedOn: null };
  return openOccurrences(bare, { count: 1, through: day }).length > 0;
}

type Standing = 'going' | 'paused' | 'cancelling' | 'over';

/** What a tool has its bill do. */
function standingOf(tool: Tool): Standing {
  const { status, trackAsExpense, autoRenew } = tool;
  if (!trackAsExpense || status === 'cancelled' || ruleOfPrice(tool) === null) return 'over';
  if (status === 'paused') return status;
  return status === 'cancelling' || !autoRenew ? 'cancelling' : 'going';
}

interface Turn {
  tool: Tool;
  before: Tool | undefined;
  on: string;
}

/** What becomes of the days of a bill; those that somebody gave it stay until its tool stands otherwise. */
function daysOf(row: RecurringExpense, { tool, before, on }: Turn): Followed {
  const [was, is] = [before && standingOf(before), standingOf(tool)];
  const resumed = resumedPauses(row, on);
  const isAsBefore = was === is && before?.nextRenewalOn === tool.nextRenewalOn;
  if (is === 'cancelling' && !(isAsBefore && row.endedOn !== null))
    return { endedOn: tool.nextRenewalOn, pauses: was === 'paused' ? resumed : row.pauses };
  if (was === is) return {};
  if (is === 'paused')
    return {
      endedOn: null,
      pauses: withPause({ ...row, pauses: resumed }, { from: on, until: null }),
    };
  return { endedOn: null, pauses: was === 'cancelling' ? row.pauses : resumed };
}

const over = (row: RecurringExpense, tool: Tool, on: string): Followed => ({
  endedOn: row.endedOn ?? (tool.status === 'cancelled' ? (tool.endedOn ?? on) : on),
});

// What is paid before the last price begins costs what held until then.
function earlierOf(row: RecurringExpense, tool: Tool): RecurringExpense['earlierAmounts'] {
  const last = tool.prices.at(-1);
  if (!last || last.currency !== row.currency) return [];
  const throughOn = shifted(last.effectiveOn, -1);
  const before = priceOn({ prices: tool.prices.slice(0, -1) }, throughOn);
  if (!before || before.priceMinor === 0 || before.currency !== last.currency) return [];
  return [{ throughOn, amountMinor: before.priceMinor }];
}

function changed(row: RecurringExpense, body: Followed): Followed {
  // The keys are those of the record.
  const names = Object.keys(body) as (keyof Followed)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(row[name]) !== JSON.stringify(body[name]))
      .map((name) => [name, body[name]]),
  );
}

async function linkedTo(
  { transaction, workspaceId }: MemberContext,
  toolId: string,
): Promise<{ id: string; isDeleted: boolean } | undefined> {
  const [known] = await transaction.query<{ id: string; isDeleted: boolean }>(
    `select id, deleted_at is not null as "isDeleted" from recurring_expenses
      where workspace_id = $1 and tool_id = $2 for update`,
    [workspaceId, toolId],
  );
  return known;
}

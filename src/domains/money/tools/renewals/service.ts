import type { MemberContext } from '#server/http/context.ts';
import { newId } from '#shared/ids.ts';
import { endedPauses, nextDueOn, shifted, withPause } from '#domains/money/recurring/rules.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { changeDays, recurringExpenses, todayOf } from '#domains/money/recurring/service.ts';
import { priceOn } from '#domains/money/tools/prices/rules.ts';
import { ruleOfPrice } from '#domains/money/tools/rules.ts';
import type { Tool } from '#domains/money/tools/schema.ts';

/**
 * Has the one recurring expense of a tool say what the tool says. It is made the first time it is
 * wanted; one that somebody deleted comes back only when it is asked for anew.
 */
export async function followTool(
  context: MemberContext,
  tool: Tool,
  today: string,
  before?: Tool,
): Promise<void> {
  const known = await linkedTo(context, tool.id);
  const rrule = ruleOfPrice(tool);
  const isWanted = tool.trackAsExpense && rrule !== null && tool.status !== 'cancelled';
  if (!known) {
    if (isWanted) await make(context, tool, rrule, today);
    return;
  }
  if (known.isDeleted) {
    if (!isWanted || before?.trackAsExpense !== false) return;
    await recurringExpenses.restore(context, { params: { id: known.id } });
  }
  const row = await recurringExpenses.lock(context, known.id);
  if (!row) return;
  const body = changed(row, isWanted ? wanted(row, tool, rrule, today) : over(row, tool, today));
  if (Object.keys(body).length === 0) return;
  await recurringExpenses.update(context, {
    params: { id: row.id },
    body: { ...body, nextDueOn: nextDueOn({ ...row, ...body }) },
  });
}

/** Ends the bill of a tool that is deleted today; one that has an end keeps it. */
export async function endBill(context: MemberContext, toolId: string): Promise<void> {
  const known = await linkedTo(context, toolId);
  const row = known && (await recurringExpenses.lock(context, known.id));
  if (row?.endedOn !== null) return;
  await changeDays(context, row, { endedOn: await todayOf(context) });
}

// Deleting a tool is the last that was done to a bill which it ended, or somebody has changed it since.
const endedWithText = `select bill.id from recurring_expenses bill
  join tools on tools.workspace_id = bill.workspace_id and tools.id = bill.tool_id
  where bill.workspace_id = $1 and tools.id = $2 and bill.deleted_at is null
    and bill.ended_on is not null and bill.updated_at >= tools.deleted_at
  for update of bill`;

/** The bill that ended when a tool was deleted, of one that still is; undefined if there is none. */
export async function billEndedWith(
  { transaction, workspaceId }: MemberContext,
  toolId: string,
): Promise<string | undefined> {
  const [bill] = await transaction.query<{ id: string }>(endedWithText, [workspaceId, toolId]);
  return bill?.id;
}

/** Has a bill go on as if it had never ended. */
export async function reopenBill(context: MemberContext, id: string): Promise<void> {
  const row = await recurringExpenses.lock(context, id);
  if (row) await changeDays(context, row, { endedOn: null });
}

async function make(context: MemberContext, tool: Tool, rrule: string, today: string) {
  const { name, rate, rateCurrency, businessId, startedOn, nextRenewalOn, status } = tool;
  const isNew = startedOn >= today && status !== 'trial';
  const row = {
    ...{ rrule, startsOn: isNew ? startedOn : (nextRenewalOn ?? startedOn) },
    ...{ weekendRule: 'as_is' as const, pauses: [], endedOn: null, handledThroughOn: null },
  };
  await recurringExpenses.create(context, {
    body: {
      ...{ ...row, id: newId(), toolId: tool.id, title: name, rate, rateCurrency, businessId },
      ...{ amountMinor: tool.priceMinor, currency: tool.currency },
      // The tool itself tells of what is ahead.
      remindDaysBefore: 0,
      nextDueOn: nextDueOn(row),
    },
  });
}

type Followed = Partial<RecurringExpense>;

function wanted(row: RecurringExpense, tool: Tool, rrule: string, today: string): Followed {
  const { name, rate, rateCurrency, businessId, priceMinor, currency, nextRenewalOn } = tool;
  const open = { ...row, pauses: row.pauses.filter(({ until }) => until !== null) };
  const isPaused = tool.status === 'paused';
  const pausedNow = row.pauses.some(({ until }) => until === null);
  const isOtherRhythm = row.rrule !== rrule;
  return {
    ...{ title: name, rate, rateCurrency, businessId, amountMinor: priceMinor, currency, rrule },
    // Another rhythm is counted from the next renewal.
    startsOn: isOtherRhythm && nextRenewalOn !== null ? nextRenewalOn : row.startsOn,
    earlierAmounts: earlierOf(row, tool),
    endedOn: tool.status === 'cancelling' ? nextRenewalOn : null,
    pauses: isPaused
      ? pausedNow
        ? row.pauses
        : withPause(open, { from: today, until: null })
      : pausedNow
        ? endedPauses(row, today)
        : row.pauses,
  };
}

const over = (row: RecurringExpense, tool: Tool, today: string): Followed => ({
  endedOn: row.endedOn ?? (tool.status === 'cancelled' ? (tool.endedOn ?? today) : today),
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

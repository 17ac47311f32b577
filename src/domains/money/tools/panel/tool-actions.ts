import { editRecord } from '#client/record/edit-record.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { changeToolPrice, dropToolPrice, moveTool, tools } from '#domains/money/tools/data.ts';
import { withPrice } from '#domains/money/tools/prices/rules.ts';
import {
  renewalAfter,
  ruleOfPrice,
  toolStatusLabels,
  verdictLabels,
} from '#domains/money/tools/rules.ts';
import type {
  NewPrice,
  Tool,
  ToolChanges,
  ToolStatus,
  Verdict,
} from '#domains/money/tools/schema.ts';
import { newId } from '#shared/ids.ts';

type NewTool = Omit<Parameters<typeof tools.create>[0], 'id'>;

/** Adds a tool and says so; gives its id. */
export function addTool(fields: NewTool): string {
  const id = newId();
  tellDone('Tool added', [tools.create({ ...fields, id })], () => tools.remove(id));
  return id;
}

/** Changes a tool as its fields are left; a rate and its currency go together. */
export function changeTool(tool: Tool, changes: ToolChanges): void {
  const { rate, rateCurrency } = tool;
  const together = 'rate' in changes ? { rate, rateCurrency } : {};
  // Only what renews gets another day for it.
  const before = { ...tool, nextRenewalOn: tool.nextRenewalOn ?? tool.startedOn };
  editRecord<ToolChanges>(before, { ...together, ...changes }, (fields) =>
    tools.update(tool.id, fields),
  );
}

/** Gives it another price from a day on. */
export function changePrice(tool: Tool, price: NewPrice): void {
  const { prices, billing, billingRule, priceMinor, currency } = tool;
  const before = { prices, billing, billingRule, priceMinor, currency };
  const same = prices.find(({ effectiveOn }) => effectiveOn === price.effectiveOn);
  const after = withPrice(tool, price);
  const { effectiveOn: _, ...last } = after.at(-1) ?? price;
  tellDone('Price changed', [changeToolPrice(tool.id, price, { prices: after, ...last })], () =>
    same
      ? changeToolPrice(tool.id, same, before)
      : dropToolPrice(tool.id, price.effectiveOn, before),
  );
}

/** Moves it to another status, from today on; Undo takes it back to where it was. */
export function move(tool: Tool, status: ToolStatus, today: string): void {
  const { id, endedOn, pauses } = tool;
  const since = pauses.find(({ until }) => until === null)?.from;
  const backOn = tool.status === 'cancelled' ? endedOn : tool.status === 'paused' ? since : today;
  const text =
    status === 'cancelling'
      ? 'Tool ends with its renewal'
      : `Tool ${toolStatusLabels[status].toLowerCase()}`;
  tellDone(text, [moveTool(id, { status, on: today })], () =>
    moveTool(id, { status: tool.status, on: backOn ?? today }),
  );
}

/** Says that it was renewed: the next time is one period later. */
export function renew(tool: Tool): void {
  const { nextRenewalOn } = tool;
  const next = nextRenewalOn && renewalAfter(tool, nextRenewalOn);
  if (!next) return;
  tellDone('Tool renewed', [tools.update(tool.id, { nextRenewalOn: next })], () =>
    tools.update(tool.id, { nextRenewalOn }),
  );
}

/** Says what is to become of it. */
export function judge(tool: Tool, verdict: Verdict): void {
  const before = tool.verdict;
  tellDone(`Verdict: ${verdictLabels[verdict]}`, [tools.update(tool.id, { verdict })], () =>
    tools.update(tool.id, { verdict: before }),
  );
}

/** Deletes it, and its bill ends; what was paid stays, and Undo brings both back. */
export function deleteTool(tool: Tool): void {
  const { id } = tool;
  const text = hasBill(tool) ? 'Tool deleted, its recurring expense ends' : 'Tool deleted';
  tellDone(text, [tools.remove(id)], () => tools.restore(id));
}

// The bill of one that was cancelled has its end already.
function hasBill(tool: Tool): boolean {
  const isGoing = tool.status !== 'cancelling' && tool.status !== 'cancelled';
  return tool.trackAsExpense && isGoing && ruleOfPrice(tool) !== null;
}

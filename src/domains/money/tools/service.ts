import type { MemberContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { refused, todayOf } from '#domains/money/recurring/service.ts';
import { resumedPauses, withPause } from '#domains/money/recurring/rules.ts';
import {
  billEndedWith,
  endBill,
  followTool,
  reopenBill,
} from '#domains/money/tools/renewals/service.ts';
import { withPrice } from '#domains/money/tools/prices/rules.ts';
import { canMove, firstRenewal, renewalAfter, ruleOfPrice, wrongDays } from './rules.ts';
import {
  maxPrices,
  type NewPrice,
  type NewTool,
  type Tool,
  type ToolChanges,
  toolFields,
  type ToolMove,
  type ToolPrice,
} from './schema.ts';

export const tools = crud({
  table: 'tools',
  scope: 'workspace',
  fields: toolFields,
  noun: 'Tool',
  search: { on: 'nextRenewalOn' },
});

type Answer = Promise<JsonText<never>>;
type Written = Partial<Omit<Tool, 'id' | 'cancelByOn'>>;

/** Writes a tool down, with its first price and what it costs as a recurring expense. */
export async function createTool(context: MemberContext, body: NewTool): Answer {
  const { startedOn, billing, billingRule, priceMinor, currency } = body;
  const prices = [{ effectiveOn: startedOn, billing, billingRule, priceMinor, currency }];
  const today = await todayOf(context);
  const answer = await tools.create(context, {
    body: {
      ...body,
      prices,
      status: body.trialEndsOn === null ? 'active' : 'trial',
      nextRenewalOn: comingRenewal(body, today),
    },
  });
  const made = await tools.lock(context, body.id);
  if (made) await followTool(context, made, today);
  return answer;
}

/** Changes what is said of a tool. */
export async function updateTool(context: MemberContext, id: string, body: ToolChanges): Answer {
  const stored = await lockTool(context, id);
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const wrong = wrongDays({ ...stored, ...said });
  if (wrong) throw refused(wrong.field, wrong.message);
  // What is paid from the end of its trial on waits for another end of it.
  const { trialEndsOn } = body;
  const isOfTrial = stored.status === 'trial' && stored.nextRenewalOn === firstRenewal(stored);
  if (trialEndsOn === undefined || body.nextRenewalOn !== undefined || !isOfTrial)
    return write(context, stored, said);
  const nextRenewalOn = comingRenewal({ ...stored, trialEndsOn }, await todayOf(context));
  return write(context, stored, { ...said, nextRenewalOn });
}

// What began long ago has been paid: what comes is what counts.
function comingRenewal(tool: Parameters<typeof firstRenewal>[0], today: string): string | null {
  const first = firstRenewal(tool);
  const isPast = first !== null && first <= today;
  return isPast ? renewalAfter({ ...tool, nextRenewalOn: first }, today) : first;
}

/** Gives a tool another price from a day on; the last one is what it is said to cost. */
export async function changePrice(context: MemberContext, id: string, price: NewPrice): Answer {
  const stored = await lockTool(context, id);
  const prices = withPrice(stored, price);
  if (prices.length > maxPrices)
    throw refused('effectiveOn', `A tool has at most ${maxPrices} prices`);
  return write(context, stored, afterPrices(stored, prices));
}

/** Takes a price out of the history. */
export async function dropPrice(context: MemberContext, id: string, effectiveOn: string): Answer {
  const stored = await lockTool(context, id);
  const prices = stored.prices.filter((one) => one.effectiveOn !== effectiveOn);
  if (prices.length === 0) throw refused('effectiveOn', 'The first price of a tool stays');
  return write(context, stored, afterPrices(stored, prices));
}

function afterPrices(stored: Tool, prices: ToolPrice[]): Written {
  const last = prices.at(-1);
  if (!last) return { prices };
  const { billing, billingRule, priceMinor, currency } = last;
  const after = { ...stored, billing, billingRule };
  const isRenewing = ruleOfPrice(last) !== null;
  const nextRenewalOn = isRenewing ? (stored.nextRenewalOn ?? firstRenewal(after)) : null;
  // A rate is that of one currency.
  const rated = currency === stored.currency ? {} : { rate: null, rateCurrency: null };
  return { prices, billing, billingRule, priceMinor, currency, nextRenewalOn, ...rated };
}

/** Moves a tool to another status; one that is there already stays as it is. */
export async function moveTool(
  context: MemberContext,
  id: string,
  { status, on }: ToolMove,
): Promise<JsonText<never> | Tool> {
  const stored = await lockTool(context, id);
  if (stored.status === status) return stored;
  if (!canMove(stored.status, status))
    throw refused('status', 'This tool cannot go there from where it is');
  const kept = { handledThroughOn: null, endedOn: stored.endedOn };
  const past = status === 'cancelled' ? stored.pauses : resumedPauses({ ...stored, ...kept }, on);
  const pauses =
    status === 'paused' ? withPause({ ...kept, pauses: past }, { from: on, until: null }) : past;
  const { nextRenewalOn } = stored;
  const isPast = nextRenewalOn !== null && nextRenewalOn < on;
  return write(context, stored, {
    status,
    pauses,
    endedOn: status === 'cancelled' ? on : null,
    ...(isPast && status !== 'cancelled' ? { nextRenewalOn: renewalAfter(stored, on) } : {}),
    on,
  });
}

type OfOne = Parameters<typeof tools.remove>[1];

/** Deletes a tool, and its bill ends; what was posted stays. One that is deleted already is left alone. */
export async function removeTool(
  context: MemberContext,
  input: OfOne,
): ReturnType<typeof tools.remove> {
  const { id } = input.params;
  const stored = await tools.lock(context, id);
  const gone = await tools.remove(context, input);
  if (stored) await endBill(context, id);
  return gone;
}

/** Brings a tool back, and the bill that ended with it goes on as it was. */
export async function restoreTool(context: MemberContext, input: OfOne): Answer {
  const bill = await billEndedWith(context, input.params.id);
  const back = await tools.restore(context, input);
  if (bill) await reopenBill(context, bill);
  return back;
}

/** `on` is the day from which it holds, if not today. */
async function write(
  context: MemberContext,
  stored: Tool,
  { on, ...body }: Written & { on?: string },
): Answer {
  const answer = await tools.update(context, { params: { id: stored.id }, body });
  await followTool(context, { ...stored, ...body }, on ?? (await todayOf(context)), stored);
  return answer;
}

async function lockTool(context: MemberContext, id: string): Promise<Tool> {
  const stored = await tools.lock(context, id);
  if (!stored) throw new AppError('not_found', 'Tool not found');
  return stored;
}

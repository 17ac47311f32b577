import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { toolsContract } from './contract.ts';
import type { NewPrice, NewTool, Tool, ToolMove } from './schema.ts';

const failedText = 'Failed to update tool';

/** What the workspace works with and pays for. */
export const tools = defineCollection({
  name: 'tools',
  contract: toolsContract,
  scope: 'workspace',
  isOfMoney: true,
  setByServer: (body: NewTool) => ({
    // Until the server has reckoned it.
    nextRenewalOn: null,
    cancelByOn: null,
    status: body.trialEndsOn === null ? ('active' as const) : ('trial' as const),
    endedOn: null,
    pauses: [],
    prices: [
      {
        effectiveOn: body.startedOn,
        billing: body.billing,
        billingRule: body.billingRule,
        priceMinor: body.priceMinor,
        currency: body.currency,
      },
    ],
  }),
  messages: {
    load: 'Failed to load tools',
    create: 'Failed to add tool',
    update: failedText,
    remove: 'Failed to delete tool',
  },
});

const { changePrice, dropPrice, move } = toolsContract;
const sendPrice = defineAction(tools, { verb: 'changePrice', operation: changePrice, failedText });
const sendDrop = defineAction(tools, { verb: 'dropPrice', operation: dropPrice, failedText });
const sendMove = defineAction(tools, { verb: 'move', operation: move, failedText });

/** Gives a tool another price from a day on. */
export function changeToolPrice(id: string, price: NewPrice, patch: Partial<Tool>) {
  return sendPrice(id, price, patch);
}

/** Takes a price out of the history again. */
export function dropToolPrice(id: string, effectiveOn: string, patch: Partial<Tool>) {
  return sendDrop(id, { effectiveOn }, patch);
}

/** Moves a tool to another status. */
export function moveTool(id: string, to: ToolMove) {
  return sendMove(id, to, { status: to.status });
}

import { Wrench } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { tools } from '#domains/money/tools/data.ts';
import { openTool } from '#domains/money/tools/panel/tool-panel-host.tsx';
import { priceText } from '#domains/money/tools/panel/price-text.ts';
import { priceOn } from '#domains/money/tools/prices/rules.ts';
import { toolDates } from '#domains/money/tools/rules.ts';
import type { Tool } from '#domains/money/tools/schema.ts';
import { standingsOf } from '#shared/dated.ts';

/** Renewals, ends of trials and last days to cancel, among the bills. */
export const calendar: CalendarPart = { place: 52, module: 'finance', useSources: useTools };

function useTools(): CalendarSource[] {
  const source = toolSource(tools.useRows(allRows), {});
  return useSeesMoney() ? [source] : [];
}

interface Parts extends Record<string, unknown> {
  tool: Tool;
}

/** Tools as rows at hand have them. */
export const toolSource = calendarSource<Tool, Record<string, unknown>, Parts>({
  layers: [],
  partsOf: (tool) => ({ tool }),
  entriesOf: ({ tool }) =>
    standingsOf(toolDates, tool).map(({ kind, date, isOpen }) =>
      entryOf(tool, { kind, date, isEvent: isOpen === null }),
    ),
});

const words: Record<string, (tool: Tool) => string> = {
  'tool-renewal': ({ name, autoRenew }) => (autoRenew ? `${name} renews` : `${name} ends`),
  'tool-end': ({ name }) => `${name} ends`,
  'trial-end': ({ name }) => `Trial of ${name} ends`,
  'tool-cancel-by': ({ name }) => `Cancel ${name} by today`,
};

function entryOf(
  tool: Tool,
  { kind, date, isEvent }: { kind: string; date: string; isEvent: boolean },
): CalendarEntry {
  const { id, ownerUserId } = tool;
  return {
    id: `${kind} ${id}`,
    layerId: 'bills',
    color: undefined,
    date,
    title: words[kind]?.(tool) ?? tool.name,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent,
    detail: priceText(priceOn(tool, date) ?? tool),
    shape: { kind: 'mark', icon: Wrench },
    assigneeUserId: ownerUserId,
    actions: { noun: 'renewal', open: () => openTool({ toolId: id }) },
  };
}

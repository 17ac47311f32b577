import { Download, MoreHorizontal } from 'lucide-react';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { choicesByName } from '#client/list/list-words.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { BulkBar } from '#client/ui/rows/bulk-bar.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { tools as collection } from '#domains/money/tools/data.ts';
import { toolItems } from '#domains/money/tools/panel/tool-items.tsx';
import { openTool } from '#domains/money/tools/panel/tool-panel-host.tsx';
import type { Tool } from '#domains/money/tools/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { memberName, membersByName } from '#domains/people/workspaces/members/member-name.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { toolColumns } from './tool-columns.tsx';
import { toolRows } from './tool-csv.ts';
import { toolRules } from './tool-filter.ts';
import { type ToolLine, toolLines } from './tool-lines.ts';
import { ToolSummary } from './tool-summary.tsx';

const byName = (rows: readonly Tool[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

/** The apps and services that are paid for, and what they really cost. */
export function ToolsPage() {
  return useSeesMoney() ? <Tools /> : <Missing />;
}

function Tools() {
  const settings = useFormats();
  const base = useBaseCurrency();
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const { today } = settings;
  const all = collection.useRows(byName);
  const source = useListSource(collection, 'name');
  const people = members.useRows(membersByName);
  const lines = toolLines(all, {
    businesses: businesses.useRows(rowsById),
    members: people,
    base,
    today,
  });
  const list = useList<ToolLine>({
    rows: lines,
    searchLabel: 'Search tools',
    ...toolRules(lines, {
      businesses: businesses.useRows(choicesByName),
      owners: people.map((member) => ({ value: member.userId, label: memberName(member) })),
    }),
  });
  const table = useListTable({
    name: 'tools',
    rows: list.rows,
    columns: toolColumns({ settings, base, isNarrow }),
    first: { by: 'renews', isDescending: false },
    canSelect: false,
  });
  const exportCsv = (rows: readonly ToolLine[]) => saveCsv('tools.csv', toolRows(rows, base));
  return (
    <ListPage
      title="Tools"
      noun="tool"
      list={list}
      source={source}
      canEdit={canEdit}
      primary={{ label: 'New tool', onSelect: () => openTool() }}
      arrange={table.arrange}
      onExport={() => exportCsv(list.rows)}
      frame={(rows) =>
        all.length === 0 ? (
          rows
        ) : (
          <>
            <ToolSummary
              lines={list.rows}
              base={base}
              today={today}
              areKnown={source.status === 'ready'}
            />
            {rows}
          </>
        )
      }
      empty={{
        title: 'No tools yet',
        text: 'List the apps you pay for. See what they really cost per month.',
      }}
    >
      <ListTable
        className="whole-amounts"
        table={table}
        noun="tool"
        nameOf={({ tool }) => tool.name}
        failures={source.failures}
        rowClass={({ tool }) =>
          (tool.status === 'cancelled' || tool.status === 'paused') && 'tool-off'
        }
        menu={({ tool }) => <ToolMenu tool={tool} today={today} canEdit={canEdit} />}
        bulk={(bulk) => (
          <BulkBar {...bulk}>
            <Button variant="ghost" icon={<Download />} onClick={() => exportCsv(bulk.selected)}>
              Export CSV
            </Button>
          </BulkBar>
        )}
      />
    </ListPage>
  );
}

function ToolMenu({ tool, ...may }: { tool: Tool; today: string; canEdit: boolean }) {
  const items = toolItems(tool, may);
  const label = `More for ${tool.name}`;
  // Whoever only looks can open its site, if it has one.
  return items.length === 0 ? null : (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton size="sm" label={label} icon={<MoreHorizontal />} />}
      items={items}
    />
  );
}

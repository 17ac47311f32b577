import { ListTable } from '#client/list/list-table.tsx';
import type { ListTableState } from '#client/list/use-list-table.tsx';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { roadStages } from '#domains/making/content/schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { moveContent } from '#views/content/moves/move-content.ts';
import { PieceMenu, type StageChoice } from '#views/content/panel/piece-menu.tsx';
import { useCan, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import type { Piece } from './pieces.ts';
import { deleteAll } from './pipeline-bulk.ts';
import { PipelineBulkBar } from './pipeline-bulk-bar.tsx';

const group = 'On a piece';

interface PipelineTableProps {
  table: ListTableState<Piece>;
  /** Of members, by their user id. */
  names: ReadonlyMap<string, string>;
}

/** The same content as a table: sorted by any column, worked on one by one or many at once. */
export function PipelineTable({ table, names }: PipelineTableProps) {
  const workspace = useCurrentWorkspace();
  const stages = roadChoices(useStageNames(), workspace);
  const enabled = useCan('edit');
  const failures = contentItems.useFailures();
  const { selected, selection } = table;

  function push(steps: number) {
    const item = focused(table)?.item;
    const at = stages.findIndex(({ stage }) => stage === item?.stage);
    const to = stages[at + steps];
    if (item && at >= 0 && to) moveContent(item, to.stage, workspace);
  }
  function remove() {
    if (selected.length > 0) return deleteAll(selected);
    const piece = focused(table);
    if (!piece) return;
    // Whoever works by keyboard goes on with the next row.
    table.move(1);
    deleteAll([piece]);
  }
  useShortcut('e', openFocused, { label: 'Open', group });
  useShortcut(']', () => push(1), { label: 'To the next stage', group, enabled });
  useShortcut('[', () => push(-1), { label: 'To the stage before', group, enabled });
  useShortcut('delete', remove, { label: 'Delete', group, enabled });

  return (
    <ListTable
      table={table}
      noun="piece"
      nameOf={({ item }) => item.title}
      failures={failures}
      menu={(piece) =>
        enabled ? (
          <PieceMenu
            piece={piece}
            stages={stages}
            onSelect={() => selection.select(piece.id, false)}
          />
        ) : null
      }
      bulk={(bulk) => <PipelineBulkBar {...bulk} stages={stages} names={names} />}
    />
  );
}

/** The stages that pieces are moved to here, in their order. */
function roadChoices(
  names: ReturnType<typeof useStageNames>,
  workspace: Workspace | null,
): StageChoice[] {
  const hidden: readonly string[] = workspace?.hiddenStages ?? [];
  return roadStages
    .filter((stage) => !hidden.includes(stage))
    .map((stage) => ({ stage, name: names[stage] }));
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-row-id]') ?? null;
}

function focused({ groups }: ListTableState<Piece>): Piece | undefined {
  const id = focusedRow()?.dataset['rowId'];
  return groups.flatMap(({ rows }) => rows).find((piece) => piece.id === id);
}

function openFocused(): void {
  focusedRow()?.querySelector<HTMLElement>('[data-row]')?.click();
}

import { type FocusEvent, useRef, useState } from 'react';
import { sortedBy, useTableSort } from '#client/list/table-sort.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { SortHead } from '#client/ui/rows/sort-head.tsx';
import { SortMenu } from '#client/ui/menus/sort-menu.tsx';
import { useRowFocus } from '#client/list/use-row-focus.ts';
import { useSelection } from '#client/list/use-selection.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { roadStages } from '#domains/making/content/schema.ts';
import { useCan, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { openContentPanel } from '#domains/making/content/panel/content-panel-host.tsx';
import { moveContent } from '#domains/making/content/moves/move-content.ts';
import { channelWords } from './piece-places.tsx';
import type { Piece } from './pieces.ts';
import { deleteAll } from './pipeline-bulk.ts';
import { PipelineBulkBar } from './pipeline-bulk-bar.tsx';
import type { CardSettings } from './pipeline-card.tsx';
import { PipelineRow } from './pipeline-row.tsx';
import { usePieceKeys } from './use-piece-keys.ts';
import { useStageNames } from './use-stage-names.ts';
import '#client/ui/rows/table.css';
import './pipeline-table.css';

const columns = [
  { name: 'title', label: 'Title' },
  { name: 'stage', label: 'Stage', className: 'piece-stage' },
  { name: 'pillar', label: 'Pillar', className: 'wide piece-about' },
  { name: 'channel', label: 'Channel', className: 'wide piece-name' },
  { name: 'brand', label: 'Brand', className: 'wide piece-name' },
  { name: 'steps', label: 'Steps', className: 'n wide piece-done' },
  { name: 'person', label: 'Assigned to', className: 'wide piece-person' },
  { name: 'date', label: 'Date', className: 'n piece-when' },
] as const;
type Column = (typeof columns)[number]['name'];
const columnNames = columns.map(({ name }) => name);
const rowsAtFirst = 200;
const open = ({ id }: Piece) => openContentPanel({ contentItemId: id });

interface PipelineTableProps {
  pieces: readonly Piece[];
  settings: CardSettings;
}

/** The same content as a table: sorted by any column, worked on one by one or many at once. */
export function PipelineTable({ pieces, settings }: PipelineTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const workspace = useCurrentWorkspace();
  const canEdit = useCan('edit');
  const failures = contentItems.useFailures();
  const [sort, choose] = useTableSort('content-pipeline', columnNames, {
    by: 'stage',
    isDescending: false,
  });
  const [limit, setLimit] = useState(rowsAtFirst);
  const sorted = sortedBy(pieces, (piece) => valueOf(piece, sort.by, settings), sort.isDescending);
  const listed = sorted.slice(0, limit);
  const selection = useSelection(listed);
  const { selected } = selection;
  const focus = useRowFocus(body, listed, 'piece');
  const hasSelection = selected.length > 0;
  const names = useStageNames();
  const hidden: readonly string[] = workspace?.hiddenStages ?? [];
  const choices = roadStages
    .filter((stage) => !hidden.includes(stage))
    .map((stage) => ({ stage, name: names[stage] }));

  function push({ item }: Piece, steps: number) {
    const at = choices.findIndex(({ stage }) => stage === item.stage);
    const to = choices[at + steps];
    if (at >= 0 && to) moveContent(item, to.stage, workspace);
  }
  function remove() {
    if (hasSelection) return deleteAll(selected);
    focus.withFocused((piece) => {
      focus.leave(piece);
      deleteAll([piece]);
    });
  }
  const onKeyDown = usePieceKeys({
    move: focus.move,
    select: () => focus.withFocused(({ id }) => selection.select(id, false)),
    open: () => focus.withFocused(open),
    push: (steps) => focus.withFocused((piece) => push(piece, steps)),
    remove,
    canEdit,
  });
  function reach({ target }: FocusEvent) {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-piece]') : null;
    if (row?.dataset['piece']) focus.setActiveId(row.dataset['piece']);
  }

  return (
    <div className={classNames('pieces', hasSelection && 'is-selecting')}>
      {hasSelection ? (
        <div className="pieces-bulk">
          <PipelineBulkBar
            selected={selected}
            total={listed.length}
            stages={choices}
            names={settings.names}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
        </div>
      ) : null}
      <SortMenu className="pieces-sort" columns={columns} sort={sort} onSort={choose} />
      <table className="table pieces-table" aria-label="Content">
        <thead>
          <tr>
            {canEdit ? (
              <th scope="col" className="piece-check">
                <span className="sr">Selected</span>
              </th>
            ) : null}
            {columns.map(({ name, label, ...rest }) => (
              <SortHead key={name} name={name} sort={sort} onSort={choose} {...rest}>
                {label}
              </SortHead>
            ))}
            {canEdit ? (
              <th scope="col" className="piece-more">
                <span className="sr">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
        <tbody ref={body} onFocus={reach} onKeyDown={onKeyDown}>
          {listed.map((piece) => (
            <PipelineRow
              key={piece.id}
              piece={piece}
              settings={settings}
              stages={choices}
              stageName={names[piece.item.stage]}
              isReachable={piece === focus.reachable}
              isSelected={selection.has(piece.id)}
              failure={failures.find(({ id }) => id === piece.id)}
              canEdit={canEdit}
              onOpen={open}
              onSelect={selection.select}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > limit ? (
        <Button variant="ghost" onClick={() => setLimit(limit + rowsAtFirst)}>
          {`Show ${Math.min(rowsAtFirst, sorted.length - limit)} more`}
        </Button>
      ) : null}
    </div>
  );
}

function valueOf(piece: Piece, by: Column, { names }: CardSettings): string | number | null {
  const { item, pillar, sponsors } = piece;
  switch (by) {
    case 'title':
      return item.title;
    case 'stage':
      return roadStages.findIndex((stage) => stage === item.stage);
    case 'pillar':
      return pillar?.name ?? null;
    case 'channel':
      return channelWords(piece) || null;
    case 'brand':
      return sponsors[0] ? (sponsors[0].brand?.name ?? sponsors[0].campaign.campaignName) : null;
    case 'steps':
      return shareDone(item.checklist);
    case 'person':
      return names.get(item.assigneeUserId ?? '') ?? null;
    case 'date':
      return piece.when && `${piece.when.on} ${piece.plannedTime ?? '24:00'}`;
  }
}

function shareDone(steps: Piece['item']['checklist']): number | null {
  if (steps.length === 0) return null;
  return steps.filter(({ isDone }) => isDone).length / steps.length;
}

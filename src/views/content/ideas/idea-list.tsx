import { type FocusEvent, useRef, useState } from 'react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useRowFocus } from '#client/list/use-row-focus.ts';
import { useSelection } from '#client/list/use-selection.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { deleteIdeas, sortInto } from './idea-actions.ts';
import { IdeaBulkBar } from './idea-bulk-bar.tsx';
import { ageOf } from './idea-filter.ts';
import { IdeaRow } from './idea-row.tsx';
import { useIdeaDialogs } from './use-idea-dialogs.tsx';
import { useIdeaKeys } from './use-idea-keys.ts';
import '#client/ui/rows/row-select.css';

interface IdeaListProps {
  /** Those to show, in their order. */
  ideas: readonly ContentItem[];
  inspirations: ReadonlyMap<string, number>;
  days: { today: string; timeZone: string };
  canEdit: boolean;
  /** As cards instead of lines. */
  isGrid: boolean;
  /** Whether the squares are out: on phones there is no pointer to bring them. */
  isSelecting: boolean;
}

const rowsAtFirst = 200;
const open = ({ id }: ContentItem) => openContentPanel({ contentItemId: id });

/** Ideas that can be worked on one by one or many at once. */
export function IdeaList({
  ideas,
  inspirations,
  days,
  canEdit,
  isGrid,
  isSelecting,
}: IdeaListProps) {
  const list = useRef<HTMLUListElement>(null);
  const unsynced = useUnsyncedIds();
  const failures = contentItems.useFailures();
  const byId = pillars.useRows(rowsById);
  const [limit, setLimit] = useState(rowsAtFirst);
  const listed = ideas.slice(0, limit);
  const selection = useSelection(listed);
  const { selected } = selection;
  const hasSelection = selected.length > 0;
  const { setActiveId, reachable, move, leave, withFocused } = useRowFocus(list, listed, 'idea');
  const { dialog, ask } = useIdeaDialogs(selection.clear);

  /** Does something with all that is selected, or with the idea that has the focus. */
  function act(deed: (some: readonly ContentItem[]) => void, isLeaving = true) {
    if (hasSelection) {
      deed(selected);
      if (isLeaving) selection.clear();
      return;
    }
    withFocused((idea) => {
      if (isLeaving) leave(idea);
      deed([idea]);
    });
  }
  const onKeyDown = useIdeaKeys({
    move,
    select: () => withFocused(({ id }) => selection.select(id, false)),
    open: () => withFocused(open),
    shortlist: () => act((some) => sortInto(some, 'shortlisted')),
    addToPipeline: () => act((some) => ask({ kind: 'pipeline', ideas: some }), false),
    remove: () => act(deleteIdeas),
    canEdit,
  });
  function reach({ target }: FocusEvent) {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-idea]') : null;
    if (row?.dataset['idea']) setActiveId(row.dataset['idea']);
  }
  function merge() {
    const [one, other] = selected;
    if (one && other) ask({ kind: 'merge', pair: [one, other] });
  }

  return (
    <div className={classNames('row-select', (hasSelection || isSelecting) && 'is-selecting')}>
      <div className="bulk-dock">
        {hasSelection ? (
          <IdeaBulkBar
            selected={selected}
            total={listed.length}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
            onPipeline={() => ask({ kind: 'pipeline', ideas: selected })}
            onMerge={merge}
            onTag={() => ask({ kind: 'tags', ideas: selected })}
          />
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
      <ul
        ref={list}
        className={classNames('ideas', isGrid && 'is-grid')}
        aria-label="Ideas"
        onFocus={reach}
        onKeyDown={onKeyDown}
      >
        {listed.map((idea) => (
          <IdeaRow
            key={idea.id}
            idea={idea}
            pillar={byId.get(idea.pillarId ?? '')}
            ageDays={ageOf(idea, days)}
            inspirations={inspirations.get(idea.id) ?? 0}
            isReachable={idea === reachable}
            isSelected={selection.has(idea.id)}
            isUnsynced={unsynced.has(idea.id)}
            failure={failures.find(({ id }) => id === idea.id)}
            canEdit={canEdit}
            isCard={isGrid}
            onOpen={open}
            onSelect={selection.select}
            onPipeline={(one) => ask({ kind: 'pipeline', ideas: [one] })}
          />
        ))}
      </ul>
      {ideas.length > limit ? (
        <Button onClick={() => setLimit(limit + rowsAtFirst)}>
          Show {Math.min(rowsAtFirst, ideas.length - limit)} more
        </Button>
      ) : null}
      {dialog}
    </div>
  );
}

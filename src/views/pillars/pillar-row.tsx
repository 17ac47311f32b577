import { Link } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  CalendarDays,
  GripVertical,
  Lightbulb,
  MoreHorizontal,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { useRowDrag } from '#client/ui/drag/use-row-drag.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { archivePillar, movePillar } from './pillar-actions.ts';
import type { PillarStats } from './pillar-stats.ts';
import { ShareBar } from './share-bar.tsx';
import type { PillarRequest } from './use-pillar-dialogs.tsx';
import { numberText } from '#shared/words/number-text.ts';
import './pillar-row.css';
import '#client/ui/drag/pointer-drag.css';

interface PillarRowProps {
  pillar: Pillar;
  /** All those listed, in their order. */
  list: readonly Pillar[];
  stats: PillarStats;
  failure: FailedWrite | undefined;
  /** Without it nothing can be changed here. */
  ask: ((request: PillarRequest) => void) | undefined;
  onNewIdea: (pillar: Pillar) => void;
  onCalendar: (pillar: Pillar) => void;
  /** Its series. */
  children: ReactNode;
}

/** A pillar with what there is of it. */
export function PillarRow(props: PillarRowProps) {
  const { pillar, list, stats, failure, ask, children } = props;
  const { id, name, color, coreQuestion, description, targetPercent } = pillar;
  const isUnsynced = useIsUnsynced(id);
  const row = useRef<HTMLLIElement>(null);
  const place = list.indexOf(pillar);
  const drag = useRowDrag(row, {
    list: 'pillars',
    id,
    isOn: ask !== undefined,
    onDropHere(draggedId, side) {
      const from = list.findIndex((one) => one.id === draggedId);
      const before = side === 'before' ? place : place + 1;
      movePillar(list, draggedId, from < before ? before - 1 : before);
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step || !ask) return;
    event.preventDefault();
    movePillar(list, id, place + step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <li ref={row} className="pillar drag-row" data-drag={drag} onKeyDown={onKeyDown}>
      {ask ? (
        <span className="pillar-grip faint" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      <span className={classNames('pillar-mark slanted', color)} aria-hidden="true" />
      <div>
        <h2 className="anywhere" dir="auto">
          {name}
        </h2>
        {coreQuestion ? <p className="muted">{coreQuestion}</p> : null}
        {description ? <p className="pillar-about sm faint">{description}</p> : null}
        <p className="pillar-facts row wraps num muted">
          <Link to="/content-ideas" search={{ pillar: id, status: 'all' }}>
            {count(stats.ideas, 'idea')}
          </Link>
          <Link to="/content-pipeline" search={{ pillar: id }}>
            {numberText(stats.inPipeline)} in pipeline
          </Link>
          <span>{numberText(stats.published)} published in 30 days</span>
          <span>{lastPost(stats.lastPostDays)}</span>
          <WriteState isUnsynced={isUnsynced} failure={failure} />
        </p>
        <div className="pillar-series row wraps gap-6">{children}</div>
      </div>
      <ShareBar color={color} percent={stats.share.percent} target={targetPercent} />
      {ask ? <PillarMenu {...props} ask={ask} place={place} /> : null}
    </li>
  );
}

function PillarMenu({
  pillar,
  list,
  place,
  ask,
  onNewIdea,
  onCalendar,
}: PillarRowProps & { place: number; ask: (request: PillarRequest) => void }) {
  const { id, name, isActive } = pillar;
  return (
    <Menu
      label={`More for ${name}`}
      align="end"
      trigger={<IconButton label={`More for ${name}`} icon={<MoreHorizontal />} />}
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: () => ask({ kind: 'pillar', pillar }) },
        {
          label: 'New idea in this pillar',
          icon: <Lightbulb />,
          onSelect: () => onNewIdea(pillar),
        },
        {
          label: 'Show on the calendar',
          icon: <CalendarDays />,
          onSelect: () => onCalendar(pillar),
        },
        {
          label: 'New series',
          icon: <Plus />,
          onSelect: () => ask({ kind: 'series', pillarId: id }),
        },
        'separator',
        {
          label: 'Move up',
          icon: <ArrowUp />,
          kbd: 'alt+↑',
          disabled: place === 0,
          onSelect: () => movePillar(list, id, place - 1),
        },
        {
          label: 'Move down',
          icon: <ArrowDown />,
          kbd: 'alt+↓',
          disabled: place === list.length - 1,
          onSelect: () => movePillar(list, id, place + 1),
        },
        {
          label: isActive ? 'Archive' : 'Make active again',
          icon: isActive ? <Archive /> : <ArchiveRestore />,
          onSelect: () => archivePillar(pillar, !isActive),
        },
        'separator',
        {
          label: 'Delete…',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => ask({ kind: 'deletion', pillar }),
        },
      ]}
    />
  );
}

function count(number: number, noun: string): string {
  return `${numberText(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function lastPost(days: number | null): string {
  if (days === null) return 'no post yet';
  if (days === 0) return 'last post today';
  return `last post ${count(days, 'day')} ago`;
}

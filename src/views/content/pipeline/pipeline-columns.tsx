import { Star } from 'lucide-react';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { roadStages, type Stage } from '#domains/making/content/schema.ts';
import { channelWords, PieceIcons, PieceSponsor } from './piece-places.tsx';
import type { Piece } from './pieces.ts';
import { type CardSettings, PieceDate } from './pipeline-card.tsx';
import './pipeline-columns.css';

interface ColumnOptions {
  settings: CardSettings;
  stages: Record<Stage, string>;
  /** Little room: the name says what the other columns would. */
  isNarrow: boolean;
}

/** A piece: what it is, where it stands, for whom, by whom and until when. */
export function pieceColumns(options: ColumnOptions): ListColumn<Piece>[] {
  const { settings, stages } = options;
  return [
    {
      name: 'title',
      label: 'Title',
      value: ({ item }) => item.title,
      cell: (piece) => <PieceName piece={piece} {...options} />,
    },
    {
      name: 'stage',
      label: 'Stage',
      className: 'piece-stage muted',
      value: ({ item }) => roadStages.findIndex((stage) => stage === item.stage),
      cell: ({ item }) => stages[item.stage],
    },
    {
      name: 'pillar',
      label: 'Pillar',
      isWide: true,
      className: 'piece-about muted',
      value: ({ pillar }) => pillar?.name ?? null,
      cell: ({ pillar }) =>
        pillar ? (
          <span className="piece-cell row gap-6 may-shrink">
            <ColorDot color={pillar.color} />
            <span className="trunc">{pillar.name}</span>
          </span>
        ) : null,
    },
    {
      name: 'channel',
      label: 'Channel',
      isWidest: true,
      className: 'piece-name muted',
      value: (piece) => channelWords(piece) || null,
      cell: (piece) =>
        channelWords(piece) ? (
          <span className="piece-cell row gap-6 may-shrink">
            <PieceIcons piece={piece} />
            <span className="trunc">{channelWords(piece)}</span>
          </span>
        ) : null,
    },
    {
      name: 'brand',
      label: 'Brand',
      isWide: true,
      className: 'piece-name muted',
      value: ({ sponsors: [sponsor] }) =>
        sponsor ? (sponsor.brand?.name ?? sponsor.campaign.campaignName) : null,
      cell: (piece) =>
        piece.sponsors.length > 0 ? (
          <span className="piece-cell row gap-6 may-shrink">
            <PieceSponsor piece={piece} />
          </span>
        ) : null,
    },
    {
      name: 'steps',
      label: 'Steps',
      isNumber: true,
      isWidest: true,
      className: 'piece-done',
      value: ({ item: { checklist } }) =>
        checklist.length > 0 ? doneOf(checklist) / checklist.length : null,
      cell: ({ item: { checklist } }) =>
        checklist.length > 0 ? `${doneOf(checklist)} of ${checklist.length}` : null,
    },
    {
      name: 'person',
      label: 'Assigned to',
      isWidest: true,
      className: 'piece-person muted',
      value: ({ item }) => settings.names.get(item.assigneeUserId ?? '') ?? null,
      cell: ({ item }) => settings.names.get(item.assigneeUserId ?? '') ?? null,
    },
    {
      name: 'date',
      label: 'Date',
      isNumber: true,
      className: 'piece-when',
      value: ({ when, plannedTime }) => when && `${when.on} ${plannedTime ?? '24:00'}`,
      cell: (piece) => <PieceDate piece={piece} formats={settings.formats} />,
    },
  ];
}

function PieceName({ piece, stages, isNarrow }: ColumnOptions & { piece: Piece }) {
  const { item, pillar } = piece;
  const about = [pillar?.name ?? 'No pillar', channelWords(piece)];
  return (
    <span className="list-words stack">
      <span className="piece-cell row gap-6 may-shrink">
        <button
          type="button"
          data-row
          className="trunc start"
          dir="auto"
          aria-haspopup="dialog"
          onClick={() => openContentPanel({ contentItemId: item.id })}
        >
          {item.title}
        </button>
        {item.isPriority ? <Star className="piece-star" aria-label="Priority" /> : null}
      </span>
      {isNarrow ? (
        <small className="piece-cell row gap-6 may-shrink">
          {pillar ? <ColorDot color={pillar.color} /> : null}
          <span className="trunc">
            <span className="piece-under-stage">{`${stages[item.stage]} · `}</span>
            {about.filter(Boolean).join(' · ')}
          </span>
        </small>
      ) : null}
    </span>
  );
}

function doneOf(steps: Piece['item']['checklist']): number {
  return steps.filter(({ isDone }) => isDone).length;
}

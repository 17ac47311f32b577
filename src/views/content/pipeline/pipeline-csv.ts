import type { Cell } from '#shared/files/csv.ts';
import type { Stage } from '#domains/making/content/schema.ts';
import type { Piece } from './pieces.ts';

const head = [
  'Title',
  'Stage',
  'Pillar',
  'Channels',
  'Sponsored by',
  'Assigned to',
  'Planned on',
  'At',
  'Stage is due',
  'Published on',
  'Steps done',
  'Steps',
  'Approval',
  'Tags',
];

/** What a table of pieces needs besides them. */
interface Names {
  stages: Record<Stage, string>;
  /** Of members, by their user id. */
  people: ReadonlyMap<string, string>;
}

/** Content in production as a table for a spreadsheet. */
export function pieceRows(pieces: readonly Piece[], names: Names): readonly (readonly Cell[])[] {
  return [head, ...pieces.map((piece) => cellsOf(piece, names))];
}

function cellsOf(piece: Piece, { stages, people }: Names): readonly Cell[] {
  const { item, pillar, channels, sponsors } = piece;
  const { checklist, stage, assigneeUserId, approvalState } = item;
  return [
    item.title,
    stages[stage],
    pillar?.name,
    channels.map(({ name }) => name).join(', '),
    sponsors.map(({ brand, campaign }) => brand?.name ?? campaign.campaignName).join(', '),
    people.get(assigneeUserId ?? ''),
    piece.plannedOn,
    piece.plannedTime,
    item.dueOn,
    item.publishedOn,
    checklist.filter(({ isDone }) => isDone).length,
    checklist.length,
    approvalState === 'none' ? null : approvalState.replaceAll('_', ' '),
    item.tags.join(', '),
  ];
}

import { addDays } from '#client/words/dates.ts';
import { Board, type BoardColumn, type BoardPlace } from '#client/ui/board/board.tsx';
import { daysInStage, isStuck } from '#domains/making/content/rules.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { roadStages, type RoadStage } from '#domains/making/content/schema.ts';
import { useCan, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { addContent } from '#views/content/moves/content-actions.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { moveContent } from '#views/content/moves/move-content.ts';
import { moveHint, pieceItems } from '#views/content/panel/piece-menu.tsx';
import { type CardSettings, PieceStill, PipelineCard } from './pipeline-card.tsx';
import type { Piece } from './pieces.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';

interface PipelineBoardProps {
  pieces: readonly Piece[];
  settings: CardSettings;
  /** What a new card of this board begins with. */
  fields: Parameters<typeof addContent>[2];
}

/** Published work leaves the board after a while. */
const shownDays = 14;

/** Content by stage; what is dragged to another column goes into that stage. */
export function PipelineBoard({ pieces, settings, fields }: PipelineBoardProps) {
  const workspace = useCurrentWorkspace();
  const names = useStageNames();
  const canEdit = useCan('edit');
  const hidden: readonly string[] = workspace?.hiddenStages ?? [];
  const byStage = Map.groupBy(pieces, ({ item }) => item.stage);
  const since = addDays(settings.formats.today, -shownDays);

  const columns = roadStages.flatMap((stage): BoardColumn<Piece>[] => {
    const all = byStage.get(stage) ?? [];
    if (hidden.includes(stage) && all.length === 0) return [];
    const isPublished = stage === 'published';
    const cards = isPublished ? recent(all, since) : all;
    const note = isPublished ? undefined : ageOf(all, settings);
    return [
      {
        id: stage,
        title: names[stage],
        cards,
        count: all.length,
        note,
        hint: all.length === 1 ? all[0]?.item.title : note,
        tone: isPublished ? 'wrap' : undefined,
        addLabel: canEdit ? `Add to ${names[stage]}` : undefined,
        foot:
          cards.length < all.length
            ? `${all.length - cards.length} earlier than 14 days ago`
            : null,
      },
    ];
  });

  function move({ item }: Piece, { column, before }: BoardPlace) {
    moveContent(item, column as RoadStage, workspace, { before });
  }
  function add(title: string, column: string) {
    // The columns of this board are stages.
    const stage = column as RoadStage;
    const { id } = addContent(title, stage, fields);
    if (stage !== 'scheduled' && stage !== 'published') return;
    const item = contentItems.read((rows) => rows.find((row) => row.id === id));
    if (item) moveContent(item, stage, workspace);
  }

  return (
    <Board
      label="Content Pipeline"
      name="content-pipeline"
      closedAtFirst={['idea', 'scheduled', 'published']}
      columns={columns}
      titleOf={({ item }) => item.title}
      renderCard={(piece) => (
        <PipelineCard piece={piece} settings={settings} still={<PieceStill piece={piece} />} />
      )}
      onOpen={({ id }) => openContentPanel({ contentItemId: id })}
      onMove={canEdit ? move : undefined}
      onAdd={canEdit ? add : undefined}
      moveHint={({ item }, column) => moveHint(item, column as RoadStage, workspace)}
      menuOf={pieceItems}
    />
  );
}

function recent(pieces: readonly Piece[], since: string): Piece[] {
  return pieces
    .filter(({ item }) => item.publishedOn === null || item.publishedOn >= since)
    .toSorted((one, other) =>
      (other.item.publishedOn ?? '9999').localeCompare(one.item.publishedOn ?? '9999'),
    );
}

/** 'oldest 9 d', once something is stuck here. */
function ageOf(
  pieces: readonly Piece[],
  { formats, staleAfterDays }: CardSettings,
): string | undefined {
  const [oldest] = pieces
    .map(({ item }) => item)
    .toSorted((one, other) => one.stageEnteredAt.localeCompare(other.stageEnteredAt));
  return oldest && isStuck(oldest, formats, staleAfterDays)
    ? `oldest ${daysInStage(oldest.stageEnteredAt, formats)} d`
    : undefined;
}

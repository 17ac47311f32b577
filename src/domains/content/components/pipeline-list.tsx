import { ColorDot } from '#client/ui/tape.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { roadStages } from '#domains/content/schema.ts';
import { openContentPanel } from './content-panel-host.tsx';
import { type CardSettings, PieceDate, PiecePlace } from './pipeline-card.tsx';
import type { Piece } from './pieces.ts';
import { useStageNames } from './use-stage-names.ts';
import './pipeline-list.css';

/** The same content as a list, one part for each stage. */
export function PipelineList({
  pieces,
  settings,
}: {
  pieces: readonly Piece[];
  settings: CardSettings;
}) {
  const names = useStageNames();
  const byStage = Map.groupBy(pieces, ({ item }) => item.stage);
  return (
    <div className="piece-lists">
      {roadStages.map((stage) => {
        const rows = byStage.get(stage) ?? [];
        if (rows.length === 0) return null;
        return (
          <section key={stage} aria-labelledby={`stage-${stage}`}>
            <SectionHead id={`stage-${stage}`} title={names[stage]} note={rows.length} />
            <ul className="piece-list">
              {rows.map((piece) => (
                <PieceRow key={piece.id} piece={piece} settings={settings} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function PieceRow({ piece, settings }: { piece: Piece; settings: CardSettings }) {
  const { item, pillar } = piece;
  const done = item.checklist.filter(({ isDone }) => isDone).length;
  const name = settings.names.get(item.assigneeUserId ?? '');
  return (
    <li className="piece-row">
      <button
        type="button"
        className="piece-title"
        dir="auto"
        aria-haspopup="dialog"
        onClick={() => openContentPanel({ contentItemId: item.id })}
      >
        {item.title}
      </button>
      <span className="piece-cell">
        {pillar ? <ColorDot color={pillar.color} /> : null}
        <span className="trunc">{pillar?.name ?? ''}</span>
      </span>
      <span className="piece-cell">
        <PiecePlace piece={piece} />
      </span>
      <span className="piece-cell piece-small">
        {item.checklist.length > 0 ? `${done} of ${item.checklist.length}` : ''}
      </span>
      <span className="piece-cell piece-small trunc">{name ?? ''}</span>
      <PieceDate piece={piece} formats={settings.formats} />
    </li>
  );
}

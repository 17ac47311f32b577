import { Star } from 'lucide-react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { PieceMenu, type StageChoice } from '#domains/making/content/panel/piece-menu.tsx';
import { channelWords, PieceIcons, PieceSponsor } from './piece-places.tsx';
import type { Piece } from './pieces.ts';
import { type CardSettings, PieceDate } from './pipeline-card.tsx';

interface PipelineRowProps {
  piece: Piece;
  settings: CardSettings;
  stages: readonly StageChoice[];
  stageName: string;
  isReachable: boolean;
  isSelected: boolean;
  failure: FailedWrite | undefined;
  canEdit: boolean;
  onOpen: (piece: Piece) => void;
  onSelect: (id: string, isRange: boolean) => void;
}

/** A piece of content in a line; a press on its title opens it. */
export function PipelineRow(props: PipelineRowProps) {
  const { piece, settings, stageName, isSelected, failure, canEdit, onSelect } = props;
  const { id, item, pillar, sponsors } = piece;
  const { title, checklist } = item;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const places = channelWords(piece);
  return (
    <tr className={classNames(isSelected && 'is-selected', failure && 'is-failed')} data-piece={id}>
      {canEdit ? (
        <td className="piece-check">
          <Check
            square
            label={`Select ${title}`}
            checked={isSelected}
            tabIndex={-1}
            onChange={() => undefined}
            onClick={(event) => onSelect(id, event.shiftKey)}
          />
        </td>
      ) : null}
      <td>
        <span className="piece-words">
          <button
            type="button"
            id={`piece-${id}`}
            className="piece-title"
            dir="auto"
            aria-haspopup="dialog"
            tabIndex={props.isReachable ? 0 : -1}
            onClick={() => props.onOpen(piece)}
          >
            {title}
          </button>
          {item.isPriority ? <Star className="piece-star" aria-label="Priority" /> : null}
          <WriteState failure={failure} />
        </span>
        <small className="piece-under">
          {pillar ? <ColorDot color={pillar.color} /> : null}
          <span className="trunc">
            <span className="piece-under-stage">{`${stageName} · `}</span>
            {[pillar?.name ?? 'No pillar', places].filter(Boolean).join(' · ')}
          </span>
        </small>
      </td>
      <td className="piece-stage">{stageName}</td>
      <td className="wide">
        <span className="piece-cell">
          {pillar ? <ColorDot color={pillar.color} /> : null}
          <span className="trunc">{pillar?.name ?? <Missing />}</span>
        </span>
      </td>
      <td className="wide">
        <span className="piece-cell">
          {places ? <PieceIcons piece={piece} /> : <Missing />}
          <span className="trunc">{places}</span>
        </span>
      </td>
      <td className="wide">
        <span className="piece-cell">
          {sponsors.length > 0 ? <PieceSponsor piece={piece} /> : <span className="faint">–</span>}
        </span>
      </td>
      <td className="n wide">
        {checklist.length > 0 ? `${done} of ${checklist.length}` : <Missing />}
      </td>
      <td className="wide piece-person">
        {settings.names.get(item.assigneeUserId ?? '') ?? <Missing />}
      </td>
      <td className="n">
        <PieceDate piece={piece} formats={settings.formats} />
      </td>
      {canEdit ? (
        <td className="piece-more">
          <PieceMenu piece={piece} stages={props.stages} onSelect={() => onSelect(id, false)} />
        </td>
      ) : null}
    </tr>
  );
}

function Missing() {
  return <span className="faint">–</span>;
}

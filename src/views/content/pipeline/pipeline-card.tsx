import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRowDate, formatShortDate, formatTime } from '#client/words/format-dates.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { Picture } from '#client/ui/marks/picture.tsx';
import { thumbnailUrl } from '#domains/around/attachments/file-links.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { daysInStage, isStuck } from '#domains/making/content/rules.ts';
import { channelWords, PieceIcons, PieceSponsor } from './piece-places.tsx';
import type { Piece } from './pieces.ts';
import { awaitsBrand } from '#views/content/panel/sponsors.ts';
import './pipeline-card.css';

export interface CardSettings {
  formats: DayFormats;
  /** How long content may stand in one stage before it is marked. */
  staleAfterDays: number;
  /** Names of members by their user id. */
  names: ReadonlyMap<string, string>;
}

interface PipelineCardProps {
  piece: Piece;
  settings: CardSettings;
  /** Its picture, on top. */
  still?: ReactNode;
}

/** A piece of content on the board: what it is about, where it goes, when, and how far it is. */
export function PipelineCard({ piece, settings, still }: PipelineCardProps) {
  const { item, pillar } = piece;
  return (
    <div className="piece">
      {still}
      <span className="piece-pillar row gap-6 may-shrink icon-14 muted">
        {pillar ? <ColorDot color={pillar.color} /> : null}
        <span className="trunc">{pillar?.name ?? 'No pillar'}</span>
        {item.isPriority ? <Star className="piece-star" aria-label="Priority" /> : null}
        <span className="end row gap-6 may-shrink">
          <PieceIcons piece={piece} />
          <PieceOwner piece={piece} settings={settings} />
        </span>
      </span>
      <h3 dir="auto" className="trunc strong">
        {item.title}
      </h3>
      <span className="piece-foot row gap-6 may-shrink num one-line muted">
        {piece.sponsors.length > 0 ? (
          <>
            <PieceSponsor piece={piece} />
            <span className="sr">{channelWords(piece)}</span>
          </>
        ) : (
          <span className="trunc">{channelWords(piece)}</span>
        )}
        <span className="end row fixed-size">
          <PieceSteps piece={piece} settings={settings} />
          <PieceNext piece={piece} formats={settings.formats} />
        </span>
      </span>
    </div>
  );
}

/** Where the picture is the work; elsewhere it would only be in the way. */
const stagesWithStill: ReadonlySet<string> = new Set(['filming', 'editing']);

/** The picture of a piece, in the stages that make it. */
export function PieceStill({ piece: { item } }: { piece: Piece }) {
  if (!item.coverId || !stagesWithStill.has(item.stage)) return null;
  return (
    <Picture
      className="piece-still"
      url={thumbnailUrl(item.coverId)}
      width={320}
      height={180}
      draggable={false}
    />
  );
}

/** When it is to be out; of what is published, when it was; without a plan, when its stage is due. */
export function PieceDate({ piece, formats }: { piece: Piece; formats: CardSettings['formats'] }) {
  const { when, plannedTime, isLate } = piece;
  if (!when) return <span className="fixed-size muted">No date</span>;
  const isToday = when.on === formats.today && when.is !== 'published';
  // A card is narrow, and the hour of another day is not what one looks for.
  const time = plannedTime && isToday ? `, ${formatTime(plannedTime, formats)}` : '';
  return (
    <span className={classNames('fixed-size', isLate ? 'late' : isToday ? 'warn' : 'muted')}>
      {when.is === 'due' ? 'Due ' : ''}
      {isLate ? `${formatShortDate(when.on, formats)}, late` : formatRowDate(when.on, formats)}
      {time}
    </span>
  );
}

const approvalWords = {
  requested: { className: 'warn', text: 'Needs approval' },
  changes_requested: { className: 'late', text: 'Changes requested' },
} as const;

/** The one thing that matters of it: an answer that is waited for, or its date. */
function PieceNext({ piece, formats }: { piece: Piece; formats: CardSettings['formats'] }) {
  const { item, sponsors, isLate } = piece;
  const { stage, approvalState, thumbnailStatus } = item;
  if (isLate || stage === 'published') return <PieceDate piece={piece} formats={formats} />;
  if (approvalState === 'requested' || approvalState === 'changes_requested') {
    const { className, text } = approvalWords[approvalState];
    return <span className={classNames('fixed-size', className)}>{text}</span>;
  }
  if (stage === 'scheduled' && sponsors.some(awaitsBrand))
    return <span className="fixed-size warn">Brand has not approved</span>;
  if (stage === 'scheduled' && (thumbnailStatus === 'needed' || thumbnailStatus === 'drafted'))
    return <span className="fixed-size warn">{`Thumbnail ${thumbnailStatus}`}</span>;
  return <PieceDate piece={piece} formats={formats} />;
}

function PieceSteps({ piece: { item }, settings }: { piece: Piece; settings: CardSettings }) {
  const { checklist } = item;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const days = daysInStage(item.stageEnteredAt, settings.formats);
  return (
    <>
      {isStuck(item, settings.formats, settings.staleAfterDays) ? (
        <span className="piece-age" title={`${days} days in this stage`}>
          <span className="sr">{`${days} days in this stage`}</span>
        </span>
      ) : null}
      {checklist.length > 0 ? (
        <span className="piece-steps faint">
          <span aria-hidden="true">{`${done} of ${checklist.length}`}</span>
          <span className="sr">{`${done} of ${checklist.length} steps done`}</span>
        </span>
      ) : null}
    </>
  );
}

/** Whose it is; in a workspace that one has alone that goes without saying. */
function PieceOwner({ piece: { item }, settings }: { piece: Piece; settings: CardSettings }) {
  const name = settings.names.get(item.assigneeUserId ?? '');
  return name && settings.names.size > 1 ? <Avatar size="sm" name={name} /> : null;
}

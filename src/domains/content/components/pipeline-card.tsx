import { CircleCheckBig, ImageIcon, MessageSquareWarning, Star } from 'lucide-react';
import { formatRowDate, formatShortDate, formatTime } from '#client/format-dates.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ColorDot, Tape } from '#client/ui/tape.tsx';
import { thumbnailUrl } from '#domains/attachments/components/file-links.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import { daysInStage, isStuck } from '#domains/content/rules.ts';
import { roadStages } from '#domains/content/schema.ts';
import { channelWords, PieceIcons, PieceSponsor } from './piece-places.tsx';
import type { Piece } from './pieces.ts';
import { awaitsBrand } from './sponsors.ts';
import './pipeline-card.css';

export interface CardSettings {
  formats: DayFormats;
  /** How long content may stand in one stage before it is marked. */
  staleAfterDays: number;
  /** Names of members by their user id. */
  names: ReadonlyMap<string, string>;
}

/** Before it is filmed there is nothing to see but references. */
const stagesWithStill: ReadonlySet<string> = new Set(
  roadStages.slice(roadStages.indexOf('filming')),
);

/** A piece of content on the board: what it is about, where it goes, when, and how far it is. */
export function PipelineCard({ piece, settings }: { piece: Piece; settings: CardSettings }) {
  const { item, pillar } = piece;
  return (
    <div className="piece">
      {item.coverId && stagesWithStill.has(item.stage) ? (
        <img
          className="piece-still"
          src={thumbnailUrl(item.coverId)}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : null}
      <span className="piece-pillar">
        {pillar ? <ColorDot color={pillar.color} /> : null}
        <span className="trunc">{pillar?.name ?? 'No pillar'}</span>
        {item.isPriority ? <Star className="piece-star" aria-label="Priority" /> : null}
        <span className="end">
          <PieceIcons piece={piece} />
        </span>
      </span>
      <h3 dir="auto">{item.title}</h3>
      <span className="piece-foot">
        {piece.sponsors.length > 0 ? (
          <>
            <PieceSponsor piece={piece} />
            <span className="sr">{channelWords(piece)}</span>
          </>
        ) : (
          <span className="trunc">{channelWords(piece)}</span>
        )}
        <PieceDate piece={piece} formats={settings.formats} />
      </span>
      <PieceState piece={piece} settings={settings} />
    </div>
  );
}

/** When it is to be out; of what is published, when it was; without a plan, when its stage is due. */
export function PieceDate({ piece, formats }: { piece: Piece; formats: CardSettings['formats'] }) {
  const { when, plannedTime, isLate } = piece;
  if (!when) return <span className="piece-date">No date</span>;
  const isToday = when.on === formats.today && when.is !== 'published';
  // A card is narrow, and the hour of another day is not what one looks for.
  const time = plannedTime && isToday ? `, ${formatTime(plannedTime, formats)}` : '';
  return (
    <span className={classNames('piece-date', isLate && 'late', isToday && 'warn')}>
      {when.is === 'due' ? 'Due ' : ''}
      {isLate ? `${formatShortDate(when.on, formats)}, late` : formatRowDate(when.on, formats)}
      {time}
    </span>
  );
}

const approvalTapes = {
  requested: { tone: 'lamp', text: 'Needs approval' },
  approved: { tone: 'wrap', text: 'Approved' },
  changes_requested: { tone: 'tally', text: 'Changes requested' },
} as const;

function PieceState({
  piece: { item, sponsors },
  settings,
}: {
  piece: Piece;
  settings: CardSettings;
}) {
  const { checklist, stage, approvalState, thumbnailStatus } = item;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const name = settings.names.get(item.assigneeUserId ?? '');
  const days = daysInStage(item.stageEnteredAt, settings.formats);
  const isStale = isStuck(item, settings.formats, settings.staleAfterDays);
  const approval =
    approvalState === 'none' || stage === 'published' ? undefined : approvalTapes[approvalState];
  const isUnseen = stage === 'scheduled' && sponsors.some(awaitsBrand);
  const needsPicture = thumbnailStatus === 'needed' || thumbnailStatus === 'drafted';
  const isBare = checklist.length === 0 && !name && !isStale && !approval && !needsPicture;
  if (isBare && !isUnseen) return null;
  return (
    <span className="piece-state">
      {checklist.length > 0 ? (
        <span className="piece-steps">
          <CircleCheckBig aria-hidden="true" />
          <span aria-hidden="true">{`${done}/${checklist.length}`}</span>
          <span className="sr">{`${done} of ${checklist.length} steps done`}</span>
        </span>
      ) : null}
      {needsPicture ? (
        <span className="piece-steps" title={`Thumbnail ${thumbnailStatus}`}>
          <ImageIcon aria-hidden="true" />
          <span className="sr">{`Thumbnail ${thumbnailStatus}`}</span>
        </span>
      ) : null}
      {approval ? (
        <Tape tone={approval.tone} icon={<MessageSquareWarning aria-hidden="true" />}>
          {approval.text}
        </Tape>
      ) : null}
      {isUnseen ? <Tape tone="lamp">Brand has not approved</Tape> : null}
      <span className="end piece-who">
        {isStale ? (
          <span className="piece-age" title={`${days} days in this stage`}>
            <span className="sr">{`${days} days in this stage`}</span>
          </span>
        ) : null}
        {name ? <Avatar size="sm" name={name} /> : null}
      </span>
    </span>
  );
}

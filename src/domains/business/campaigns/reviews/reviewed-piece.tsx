import { Check, ExternalLink, MessageSquareWarning } from 'lucide-react';
import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Prose } from '#client/ui/prose/prose.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { ReviewDecision } from '#domains/business/campaigns/review-links/schema.ts';
import { pictureUrl } from './data.ts';
import type { Reviewed, ReviewState } from './schema.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import { AgreedList } from './agreed-list.tsx';
import type { Reviewer } from './decision-dialog.tsx';
import { GuestComments } from './guest-comments.tsx';
import './reviewed-piece.css';

const DecisionDialog = laterPart(() =>
  import('./decision-dialog.tsx').then((part) => part.DecisionDialog),
);

interface ReviewedPieceProps {
  token: string;
  piece: Reviewed;
  /** What was asked of this piece; what is asked of all stands by itself. */
  agreed: Reviewed['requirements'];
  may: { decide: boolean; comment: boolean };
  formats: DayFormats;
  who: Reviewer;
  onWho: (who: Reviewer) => void;
  onReload: () => void;
}

const tapes: Record<ReviewState, { tone: 'lamp' | 'wrap' | 'tally' | 'plain'; text: string }> = {
  making: { tone: 'plain', text: 'Still being made' },
  waiting: { tone: 'lamp', text: 'Waiting for you' },
  changes_requested: { tone: 'tally', text: 'Changes asked for' },
  approved: { tone: 'wrap', text: 'Approved' },
};

/** One thing that the brand gets: the draft, what goes out with it, and what they say to it. */
export function ReviewedPiece(props: ReviewedPieceProps) {
  const { token, piece, agreed, may, formats, who, onWho, onReload } = props;
  const { id, title, platform, format, frames, state, caption, script, draftUrl } = piece;
  // What is typed as a comment and not sent goes with the decision.
  const [comment, setComment] = useState({ said: '', turn: 0 });
  const startComment = (said: string) => setComment(({ turn }) => ({ said, turn: turn + 1 }));
  const [asked, setAsked] = useState<{ state: ReviewDecision; isOpen: boolean; turn: number }>();
  const ask = (decision: ReviewDecision) =>
    setAsked({ state: decision, isOpen: true, turn: (asked?.turn ?? 0) + 1 });
  const tape = state === 'waiting' && !may.decide ? undefined : tapes[state];
  return (
    <article className="reviewed" aria-labelledby={`piece-${id}`}>
      <header className="row top gap-12">
        <div className="grow">
          <h2 id={`piece-${id}`} className="anywhere" dir="auto">
            {title}
          </h2>
          <p className="sm faint">
            {`${platformFacts[platform].label}, ${formatLabels[format]}${frames ? `, ${frames} frames` : ''}`}
          </p>
        </div>
        {tape ? <Tape tone={tape.tone}>{tape.text}</Tape> : null}
      </header>
      <Pictures token={token} piece={piece} />
      {draftUrl ? (
        <a
          className={buttonClass()}
          href={draftUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <ExternalLink aria-hidden="true" />
          <span className="btn-label">{`See the draft on ${hostOf(draftUrl)}`}</span>
        </a>
      ) : null}
      {caption ? (
        <section>
          <h3>Caption</h3>
          <p className="as-typed reviewed-caption" dir="auto">
            {caption}
          </p>
        </section>
      ) : null}
      {script ? (
        <details className="reviewed-script">
          <summary className="row gap-0 sm strong">Script</summary>
          <Prose text={script} />
        </details>
      ) : null}
      <AgreedList title="What was agreed" agreed={agreed} />
      <GuestComments
        token={token}
        piece={piece}
        mayComment={may.comment}
        formats={formats}
        who={who}
        onWho={onWho}
        said={comment.said}
        turn={comment.turn}
        onSay={(said) => setComment({ ...comment, said })}
        onSent={() => startComment('')}
      />
      {may.decide && state === 'waiting' ? (
        <div className="row wraps gap-10 reviewed-actions">
          <Button variant="primary" icon={<Check />} onClick={() => ask('approved')}>
            Approve<span className="sr">{` ${title}`}</span>
          </Button>
          <Button icon={<MessageSquareWarning />} onClick={() => ask('changes_requested')}>
            Ask for changes<span className="sr">{` to ${title}`}</span>
          </Button>
        </div>
      ) : null}
      {asked ? (
        <Suspense>
          <DecisionDialog
            key={asked.turn}
            token={token}
            piece={piece}
            state={asked.state}
            who={who}
            said={comment.said}
            onWho={onWho}
            onSent={() => startComment('')}
            onReload={onReload}
            onKeep={startComment}
            open={asked.isOpen}
            onClose={() => setAsked({ ...asked, isOpen: false })}
          />
        </Suspense>
      ) : null}
    </article>
  );
}

function Pictures({ token, piece: { title, pictures } }: { token: string; piece: Reviewed }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={pictures.length === 1 ? 'reviewed-pictures is-one' : 'reviewed-pictures'}>
      {pictures.map(({ id, width, height }, place) => (
        <li key={id}>
          <a href={pictureUrl(token, id)} target="_blank" rel="noopener noreferrer">
            <img
              src={pictureUrl(token, id)}
              width={width}
              height={height}
              loading="lazy"
              alt={
                pictures.length === 1 ? `Picture of ${title}` : `Picture ${place + 1} of ${title}`
              }
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

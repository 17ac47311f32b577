import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#client/sync/api.ts';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Wordmark } from '#client/ui/marks/glyphs.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { EmptyState, ErrorState, GuardScreen } from '#client/ui/base/states.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { AgreedList } from './agreed-list.tsx';
import type { Reviewer } from './decision-dialog.tsx';
import { ReviewedPiece } from './reviewed-piece.tsx';
import { reviewQuery } from './data.ts';
import type { Review, Reviewed, ReviewState } from './schema.ts';
import '#client/ui/marks/slate.css';
import './review-page.css';

const route = getRouteApi('/review/$token');

/** What a brand reads, comments and decides by a link, without an account. */
export function ReviewPage() {
  const { token } = route.useParams();
  const { data, error, refetch } = useQuery(reviewQuery(token));
  return (
    <div className="review">
      <main id="main" tabIndex={-1}>
        {data ? (
          <OpenReview key={token} token={token} review={data} onReload={() => void refetch()} />
        ) : !error ? (
          <GuardScreen text="Opening the review..." />
        ) : error instanceof ApiError && error.code === 'not_found' ? (
          <VoidLink />
        ) : (
          <ErrorState
            title="This could not be opened"
            message={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        )}
      </main>
      <footer>
        <a href="/" className="inline" aria-label="Dayslate, to the front page">
          <Wordmark size={20} />
        </a>
      </footer>
    </div>
  );
}

/** Expired, revoked and unknown links look alike. */
function VoidLink() {
  return (
    <>
      <h1 className="sr">Review</h1>
      <EmptyState glyph="offline" title="This review link does not work">
        It may have ended, or a part of it is missing. Ask whoever sent it to you for a new one.
      </EmptyState>
    </>
  );
}

interface OpenReviewProps {
  token: string;
  review: Review;
  onReload: () => void;
}

function OpenReview({ token, review, onReload }: OpenReviewProps) {
  const { title, expiresAt, deliverables, allowsApproval, allowsComments } = review;
  const formats = useFormats();
  // Asked once for all pieces.
  const [who, setWho] = useState<Reviewer>({ name: '', email: '' });
  const common = commonOf(deliverables);
  const until = formatShortDate(dateOf(expiresAt, formats.timeZone), formats);
  return (
    <>
      <header className="slate">
        <div className="clap-box" aria-hidden="true">
          <div className="clap">
            {segmentsOf(deliverables).map((segment, place) => (
              <i key={place} className={segment} />
            ))}
          </div>
        </div>
        <div className="review-slate-text">
          <h1 className="anywhere" dir="auto">
            {title}
          </h1>
          <p className="muted">
            {[standingOf(deliverables, allowsApproval), answeredText(deliverables)]
              .filter(Boolean)
              .join(' ')}{' '}
            {`This link works until ${until}.`}
          </p>
        </div>
      </header>
      {deliverables.map((piece) => (
        <ReviewedPiece
          key={piece.id}
          agreed={piece.requirements.filter(({ id }) => !common.some((one) => one.id === id))}
          token={token}
          piece={piece}
          may={{ decide: allowsApproval, comment: allowsComments }}
          formats={formats}
          who={who}
          onWho={setWho}
          onReload={onReload}
        />
      ))}
      {common.length > 0 ? (
        <div className="reviewed">
          <AgreedList title="Agreed for all pieces" agreed={common} />
        </div>
      ) : null}
    </>
  );
}

// What holds for every piece is read once.
function commonOf([first, ...others]: readonly Reviewed[]): Reviewed['requirements'] {
  if (!first || others.length === 0) return [];
  return first.requirements.filter(({ id }) =>
    others.every(({ requirements }) => requirements.some((one) => one.id === id)),
  );
}

const segments: Record<ReviewState, Segment> = {
  approved: 'on',
  waiting: 'now',
  changes_requested: 'late',
  making: 'rest',
};

// One piece alone would be a bar, not a slate.
const fewest = 7;
function segmentsOf(all: readonly Reviewed[]): Segment[] {
  const own = all.map(({ state }) => segments[state]);
  const rest = Array.from({ length: Math.max(0, fewest - own.length) }, (): Segment => 'rest');
  return [...own, ...rest];
}

/** Said first to whoever comes back: their words were answered, and they have not answered since. */
function answeredText(all: readonly Reviewed[]): string {
  const titles = all.filter(({ comments }) => (comments.at(-1)?.answers.length ?? 0) > 0);
  const [first] = titles;
  if (!first) return '';
  return titles.length === 1
    ? `There is an answer for you at “${first.title}”.`
    : `There are answers for you at ${titles.length} pieces.`;
}

function standingOf(all: readonly Reviewed[], mayDecide: boolean): string {
  const count = (state: ReviewState) => all.filter((one) => one.state === state).length;
  if (all.length === 0) return 'There is nothing to look at any more.';
  const waiting = count('waiting');
  if (mayDecide && waiting > 0) {
    return waiting === 1 ? 'One piece waits for you.' : `${waiting} pieces wait for you.`;
  }
  if (count('approved') === all.length) return 'Everything is approved.';
  if (mayDecide) return 'Nothing waits for you.';
  return all.length === 1 ? 'One piece to look at.' : `${all.length} pieces to look at.`;
}

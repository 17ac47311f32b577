import { Ban, Copy } from 'lucide-react';
import { refusalOr } from '#client/sync/api.ts';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { toClipboard } from '#client/ui/rows/copy-text.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { renewReviewLink } from './data.ts';
import { type ReviewLinkState, stateOfLink } from './rules.ts';
import type { ReviewLink } from './schema.ts';

interface ReviewLinkRowProps {
  link: ReviewLink;
  deal: ShownDeal;
  formats: DayFormats;
  now: number;
  openDialog: OpenDialog;
  onRevoke: () => void;
}

const tapes: Record<ReviewLinkState, { tone: 'wrap' | 'plain' | 'tally'; text: string }> = {
  open: { tone: 'wrap', text: 'Open' },
  expired: { tone: 'plain', text: 'Expired' },
  revoked: { tone: 'plain', text: 'Revoked' },
  ended: { tone: 'tally', text: 'Not working' },
};

/** One link: what it shows and how it stands, what was decided by it, and its end. */
export function ReviewLinkRow({
  link,
  deal,
  formats,
  now,
  openDialog,
  onRevoke,
}: ReviewLinkRowProps) {
  const workspaceId = useScope().workspaceId ?? '';
  const { id, title, deliverableIds, openedAt, expiresAt, decisions } = link;
  const state = stateOfLink(link, now);
  const isAlive = state === 'open' || state === 'ended';
  const titles = deal.deliverables.filter((one) => deliverableIds.includes(one.id));
  const nameOf = (deliverableId: string) =>
    titles.find((one) => one.id === deliverableId)?.title ?? 'a deliverable';
  const facts = [
    openedAt ? `Last opened ${formatMoment(openedAt, formats)}` : 'Not opened yet',
    isAlive ? `works until ${formatShortDate(dateOf(expiresAt, formats.timeZone), formats)}` : null,
  ];

  async function renew() {
    try {
      const url = await renewReviewLink(workspaceId, id);
      if (await toClipboard(url))
        toast.success('New link copied. The one before it no longer works.');
      else openDialog({ kind: 'uncopied-link', url });
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to copy review link'));
    }
  }

  return (
    <li className="cols gap-2 review-link">
      <div className="row gap-10">
        <b className="strong trunc" dir="auto">
          {title}
        </b>
        <Tape tone={tapes[state].tone}>{tapes[state].text}</Tape>
      </div>
      <p className="sm faint" dir="auto">
        {titles.map((one) => one.title).join(', ') || 'Its deliverables are gone'}
      </p>
      <p className="sm faint">{facts.filter(Boolean).join(', ')}</p>
      {state === 'ended' ? (
        <p className="sm warn">
          Whoever shared it may not edit here any more. A new link works again.
        </p>
      ) : null}
      {decisions.length > 0 ? (
        <ul className="cols gap-2 sm anywhere review-link-decisions">
          {decisions.map((one) => (
            <li key={`${one.deliverableId} ${one.decidedAt}`}>
              <b className="strong" dir="auto">
                {one.name}
              </b>{' '}
              <a className="faint" href={`mailto:${one.email}`}>
                {one.email}
              </a>{' '}
              {one.state === 'approved' ? 'approved' : 'asked for changes to'}{' '}
              <span dir="auto">{nameOf(one.deliverableId)}</span>,{' '}
              <time className="faint" dateTime={one.decidedAt}>
                {formatMoment(one.decidedAt, formats)}
              </time>
            </li>
          ))}
        </ul>
      ) : null}
      {isAlive ? (
        <div className="row wraps gap-2 review-link-actions">
          <Button size="sm" variant="ghost" icon={<Copy />} onClick={() => void renew()}>
            Copy new link<span className="sr">{` for ${title}`}</span>
          </Button>
          <Button size="sm" variant="ghost" icon={<Ban />} onClick={onRevoke}>
            Revoke<span className="sr">{` ${title}`}</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

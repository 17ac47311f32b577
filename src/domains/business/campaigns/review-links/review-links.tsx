import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { refusalOr } from '#client/sync/api.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { reviewLinksQuery, revokeReviewLink } from './data.ts';
import type { ReviewLink } from './schema.ts';
import { useNow } from '#domains/people/workspaces/switcher/moments.ts';
import { ReviewLinkRow } from './review-link-row.tsx';
import './review-links.css';

interface ReviewLinksProps {
  deal: ShownDeal;
  formats: DayFormats;
  openDialog: OpenDialog;
}

/** The links by which the brand reviews this deal, what was decided there, and the way to a new one. */
export function ReviewLinks({ deal, formats, openDialog }: ReviewLinksProps) {
  const workspaceId = useScope().workspaceId ?? '';
  const { data: links = [] } = useQuery(reviewLinksQuery(workspaceId, deal.campaign.id));
  const now = useNow();
  const [ending, setEnding] = useState<ReviewLink | null>(null);
  if (deal.deliverables.length === 0 && links.length === 0) return null;

  async function revoke({ id }: ReviewLink) {
    try {
      await revokeReviewLink(workspaceId, id);
      toast.success('Review link revoked');
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to revoke review link'));
    }
  }

  return (
    <section aria-labelledby="deal-review" className="cols gap-10">
      <SectionHead id="deal-review" title="Brand review" note={links.length || null} />
      {links.length > 0 ? (
        <ul>
          {links.map((link) => (
            <ReviewLinkRow
              key={link.id}
              link={link}
              deal={deal}
              formats={formats}
              now={now}
              openDialog={openDialog}
              onRevoke={() => setEnding(link)}
            />
          ))}
        </ul>
      ) : (
        <p className="sm faint">
          Let the brand look at drafts, comment and approve by a link, without an account.
        </p>
      )}
      <div>
        <Button size="sm" icon={<Share2 />} onClick={() => openDialog({ kind: 'share' })}>
          Share for review
        </Button>
      </div>
      {ending ? (
        <ConfirmDialog
          open
          onClose={() => setEnding(null)}
          title={`Revoke the link “${ending.title}”?`}
          confirmLabel="Revoke"
          danger
          onConfirm={() => revoke(ending)}
        >
          <p>It stops working at once, for everybody who has it. What was decided stays.</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

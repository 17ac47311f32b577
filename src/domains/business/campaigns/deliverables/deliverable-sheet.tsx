import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Activity } from '#domains/around/activities/activity.tsx';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { Comments } from '#domains/around/comments/comments.tsx';
import { useBrandReach } from '#domains/business/campaigns/review-links/use-brand-reach.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';

/** What is said and kept of one piece: its proof once it is out, comments, and what was done. */
export function DeliverableSheet({ deal, formats, asked, open, onClose }: DealDialogProps<'talk'>) {
  const ofBrand = useBrandReach(deal.campaign.id, formats);
  const { id, title } = asked.deliverable;
  const subject = { deliverableId: id };
  return (
    <Dialog
      size="sheet"
      open={open}
      onClose={onClose}
      title={title}
      description={deal.campaign.campaignName}
    >
      <div className="deliverable-talk">
        <Attachments
          subject={subject}
          kinds={['proof']}
          emptyText="No files yet. Keep drafts here, and screenshots of what is gone after a day."
        />
        <Comments subject={subject} ofBrand={ofBrand} />
        <Activity subject={subject} />
      </div>
    </Dialog>
  );
}

import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Activity } from '#domains/around/activities/activity.tsx';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { Comments } from '#domains/around/comments/comments.tsx';
import { useBrandReach } from '#domains/business/campaigns/review-links/use-brand-reach.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { deliverableLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { DeliverableDetails } from './deliverable-details.tsx';
import { titleOf } from './deliverable-draft.ts';
import { editOwed } from './edit-owed.ts';
import { type Deliverable, deliverableFields } from './schema.ts';

const readTitle = bySchema(deliverableFields.title);

interface DeliverableSheetProps {
  deal: ShownDeal;
  deliverable: Deliverable;
  formats: DayFormats;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** One piece that a brand gets: what was agreed, its proof once it is out, and what is said of it. */
export function DeliverableSheet(props: DeliverableSheetProps) {
  const { deal, deliverable, formats, open, onClose, onWalk } = props;
  const ofBrand = useBrandReach(deal.campaign.id, formats);
  const canEdit = useCan('edit');
  const { id, title, platform, format, status } = deliverable;
  const subject = { deliverableId: id };
  return (
    <RecordPanel open={open} onClose={onClose} onWalk={onWalk} id={id} title={title}>
      {canEdit ? null : <ReadOnlyNote />}
      <RecordTitle
        label="Title"
        value={title}
        canEdit={canEdit}
        read={(typed) => readTitle(typed.trim() || titleOf(deal, platform, format))}
        onSave={(next) => editOwed(deliverable, { title: next })}
      >
        <span>
          {`${platformFacts[platform].label} ${formatLabels[format]} · ${deal.campaign.campaignName}`}
        </span>
        <Tape tone={status === 'posted' ? 'wrap' : 'plain'}>{deliverableLabels[status]}</Tape>
      </RecordTitle>
      <DeliverableDetails
        deal={deal}
        deliverable={deliverable}
        formats={formats}
        canEdit={canEdit}
      />
      <Attachments
        subject={subject}
        kinds={['proof']}
        emptyText="No files yet. Keep drafts here, and screenshots of what is gone after a day."
      />
      <Comments subject={subject} ofBrand={ofBrand} />
      <Activity subject={subject} />
    </RecordPanel>
  );
}

import { useFormats } from '#domains/people/auth/data.ts';
import { DealSteps } from '#domains/business/campaigns/page/deal-steps.tsx';
import { DeliverableRow } from '#domains/business/campaigns/deliverables/deliverable-row.tsx';
import { deliverableFields } from '#domains/business/campaigns/deliverables/schema.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { campaignFields } from '#domains/business/campaigns/schema.ts';
import { nothing, sampled } from './sample-record.ts';
import '#client/ui/rows/table.css';
import '#domains/business/campaigns/deliverables/deliverables-section.css';

const campaign = sampled(campaignFields, {
  campaignName: 'Rain shell launch',
  status: 'in-progress',
  productStatus: 'received',
});
const of = { campaignId: campaign.id, platform: 'instagram' } as const;
const posted = { ...of, status: 'posted' } as const;

const deliverables = [
  sampled(deliverableFields, {
    ...posted,
    format: 'story',
    frames: 3,
    title: 'Teaser frames',
    postDueOn: '2025-09-09',
    postedAt: '2025-09-09T09:00:00.000Z',
  }),
  sampled(deliverableFields, {
    ...posted,
    format: 'carousel',
    frames: 5,
    title: 'Kit, laid flat',
    postDueOn: '2025-09-12',
    postedAt: '2025-09-12T09:00:00.000Z',
  }),
  sampled(deliverableFields, {
    ...of,
    format: 'reel',
    title: 'Rain shell against the sea wall',
    status: 'drafting',
    draftDueOn: '2025-09-16',
    postDueOn: '2025-09-22',
  }),
  sampled(deliverableFields, {
    ...of,
    format: 'reel',
    title: 'A wet day in Lisbon',
    postDueOn: '2025-09-25',
  }),
  sampled(deliverableFields, {
    ...of,
    format: 'reel',
    title: 'One jacket, six days',
    postDueOn: '2025-10-10',
  }),
];

const deal: ShownDeal = {
  campaign,
  deliverables,
  brand: undefined,
  contact: undefined,
  lastLoggedOn: null,
  requirements: [],
  payments: [],
  usageRights: [],
  exclusivities: [],
};

/** How far a deal has come, and each thing that the brand gets. */
export function DealPicture() {
  const formats = useFormats();
  return (
    <>
      <DealSteps campaign={campaign} formats={formats} />
      <div className="pic-frame">
        <table className="table deliverables">
          <tbody>
            {deliverables.map((deliverable) => (
              <DeliverableRow
                key={deliverable.id}
                deal={deal}
                deliverable={deliverable}
                words={undefined}
                formats={formats}
                canEdit={false}
                failure={undefined}
                openDialog={nothing}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type PageActions, usePageActions } from '#client/page/shortcuts.tsx';
import { Later } from '#client/later/later.tsx';
import { Missing } from '#client/sync/reading/missing.ts';
import { usePageName } from '#client/words/page-name.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { RecordBar } from '#client/page/record-bar.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useDealDialogs } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { DealHeader } from '#domains/business/campaigns/page/deal-header.tsx';
import { DealLinks } from './deal-links.tsx';
import { useInvoicing } from './payment-invoice.tsx';
import { DealSteps } from '#domains/business/campaigns/page/deal-steps.tsx';
import { DealStrip } from '#domains/business/campaigns/page/deal-strip.tsx';
import { DeliverablesSection } from '#domains/business/campaigns/deliverables/deliverables-section.tsx';
import { LinkedContent } from '#domains/business/campaigns/page/linked-content.tsx';
import { LostNote } from '#domains/business/campaigns/page/lost-note.tsx';
import { NeededActionBar } from '#domains/business/campaigns/page/needed-action-bar.tsx';
import { NextStep } from '#domains/business/campaigns/page/next-step.tsx';
import { PaymentsSection } from '#domains/business/campaigns/payments/payments-section.tsx';
import { PhoneBar } from '#domains/business/campaigns/page/phone-bar.tsx';
import { ProductSection } from '#domains/business/campaigns/page/product-section.tsx';
import { RequirementsSection } from '#domains/business/campaigns/requirements/requirements-section.tsx';
import { RightsSection } from '#domains/business/campaigns/usage-rights/rights-section.tsx';
import { asksFirst, moveWithoutAsking } from '#domains/business/campaigns/moves/status-moves.ts';
import { TalkAsked } from '#domains/business/campaigns/page/talk-asked.tsx';
import { useDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { campaigns as collection } from '#domains/business/campaigns/data.ts';
import { talkHash } from '#shared/places.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import '#client/page/page.css';
import './campaign-page.css';

// What stands below the fold is not waited for.
const loadAttachments = () =>
  import('#domains/around/attachments/attachments.tsx').then((part) => part.Attachments);
const loadReviewLinks = () =>
  import('#domains/business/campaigns/review-links/review-links.tsx').then(
    (part) => part.ReviewLinks,
  );
const loadTrips = () =>
  import('#domains/shoots/trips/links/trips-for.tsx').then((part) => part.TripsFor);
const loadInvoices = () => import('./deal-invoices.tsx').then((part) => part.DealInvoices);
const loadTasks = () =>
  import('#domains/tasks/linking/linked-tasks.tsx').then((part) => part.LinkedTasks);
const loadLog = () =>
  import('#domains/business/campaigns/page/deal-log.tsx').then((part) => part.DealLog);
const loadCosts = () => import('./deal-costs.tsx').then((part) => part.DealCosts);
const loadComments = () =>
  import('#domains/around/comments/comments.tsx').then((part) => part.Comments);
const loadActivity = () =>
  import('#domains/around/activities/activity.tsx').then((part) => part.Activity);

const fileKinds = ['contract', 'brief'] as const;

const route = getRouteApi('/guarded/campaign/$id');

/** One deal: what is owed, by when, what is paid, and who may use it. */
export function CampaignPage() {
  const { id } = route.useParams();
  const { talk } = route.useSearch();
  const navigate = route.useNavigate();
  const formats = useFormats();
  const canEdit = useCan('edit');
  const seesMoney = useSeesMoney();
  const status = collection.useStatus();
  const deal = useDeal(id);
  const showTalk = (of: string | undefined) =>
    void navigate({ search: of ? { talk: of } : {}, replace: true, resetScroll: false });
  const { dialog, openDialog } = useDealDialogs(deal, formats, showTalk);
  const invoicing = useInvoicing(deal, formats);
  usePageName(deal?.campaign.campaignName);
  const hasDeal = deal !== undefined;
  const isTalkAsked = useLocation({ select: ({ hash }) => hash === talkHash });
  const { workspaceId } = useScope();
  // In another workspace it was never here.
  const [seenIn, setSeenIn] = useState(hasDeal ? workspaceId : undefined);
  if (hasDeal && seenIn !== workspaceId) setSeenIn(workspaceId);
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit && hasDeal
          ? {
              primary: {
                label: 'Deliverable',
                icon: <Plus />,
                onSelect: () => openDialog({ kind: 'deliverable' }),
              },
            }
          : {},
      [canEdit, hasDeal, openDialog],
    ),
  );
  if (!deal) {
    if (status === 'loading') return <SkeletonRows rows={8} />;
    if (status === 'error') {
      return <ErrorState message="Failed to load campaigns" onRetry={collection.retry} />;
    }
    return seenIn === workspaceId ? <GoneCampaign /> : <Missing />;
  }
  const { campaign } = deal;
  const move = (to: CampaignStatus) =>
    asksFirst(deal, to)
      ? openDialog({ kind: 'move', status: to })
      : moveWithoutAsking(deal, to, formats.today);
  const subject = { campaignId: campaign.id };
  const shared = { deal, formats, canEdit, openDialog };
  return (
    <div className="page deal" data-status={campaign.status}>
      <RecordBar title={campaign.campaignName} />
      <DealHeader {...shared} onMove={move} />
      {canEdit ? null : <ReadOnlyNote />}
      <DealSteps campaign={campaign} formats={formats} />
      <DealStrip deal={deal} formats={formats} />
      <NeededActionBar {...shared} onMove={move} />
      <NextStep {...shared} campaign={campaign} />
      <LostNote campaign={campaign} />
      <div className="deal-columns">
        <div className="stack gap-20 may-shrink">
          <DeliverablesSection {...shared} />
          {canEdit ? <Later load={loadReviewLinks} props={{ deal, formats, openDialog }} /> : null}
          <RequirementsSection deal={deal} canEdit={canEdit} />
          <Later
            key={campaign.id}
            load={loadTasks}
            props={{ field: 'campaignId', id: campaign.id }}
          />
          <section className="deal-brief">
            <ProseField
              label="Brief and notes"
              value={campaign.brief}
              maxLength={20_000}
              readOnly={!canEdit}
              placeholder="What they want, what you agreed, what to keep in mind"
              onSave={(brief) => void collection.update(campaign.id, { brief })}
            />
          </section>
          <Later load={loadAttachments} props={{ subject, kinds: fileKinds }} />
          <Later load={loadLog} props={shared} />
          <Later load={loadComments} props={{ subject, isAsked: isTalkAsked }} />
        </div>
        <aside
          className="stack gap-20 may-shrink deal-aside"
          aria-label={seesMoney ? 'Money, product and rights' : 'Product and rights'}
        >
          {seesMoney ? <PaymentsSection {...shared} invoicing={invoicing} /> : null}
          {seesMoney ? <Later load={loadInvoices} props={shared} /> : null}
          {seesMoney ? <Later load={loadCosts} props={shared} /> : null}
          <ProductSection campaign={campaign} formats={formats} canEdit={canEdit} />
          <RightsSection {...shared} />
          <DealLinks campaign={campaign} canEdit={canEdit} />
          <LinkedContent deal={deal} formats={formats} />
          <Later load={loadTrips} props={{ of: subject, canEdit }} />
          <Later load={loadActivity} props={{ subject }} />
        </aside>
      </div>
      {canEdit ? <PhoneBar deal={deal} openDialog={openDialog} /> : null}
      {dialog}
      <TalkAsked
        deal={deal}
        id={talk}
        formats={formats}
        onClose={() => showTalk(undefined)}
        onWalk={showTalk}
      />
    </div>
  );
}

/** Deleted while it was on screen, here or by somebody else. */
function GoneCampaign() {
  return (
    <div className="page deal">
      <EmptyState
        title="This campaign was deleted"
        level={2}
        action={
          <Link to="/brand-campaigns" className={buttonClass({ variant: 'primary' })}>
            Brand Campaigns
          </Link>
        }
      >
        It waits in the trash for 30 days.
      </EmptyState>
    </div>
  );
}

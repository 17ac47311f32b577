import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { CampaignList, inDashboardOrder } from './components/campaign-list.tsx';
import { StatusChips, type StatusFilter } from './components/status-chips.tsx';
import { useCampaignForm } from './components/use-campaign-form.tsx';
import { campaigns as collection } from './data.ts';
import { dashboardOrder, listOrder, statusLabels } from './rules.ts';
import './brand-campaigns-page.css';

const route = getRouteApi('/guarded/brand-campaigns');

/** All campaigns of the workspace by status; the address remembers which are shown. */
export function BrandCampaignsPage() {
  const formats = useFormats();
  const all = collection.useRows(inDashboardOrder);
  const canEdit = useCan('edit');
  const { form, openForm } = useCampaignForm();
  const search = route.useSearch();
  // A status that nobody knows filters nothing.
  const status = dashboardOrder.find((known) => known === search.status) ?? 'all';
  const navigate = route.useNavigate();
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit
          ? { primary: { label: 'New campaign', icon: <Plus />, onSelect: () => openForm() } }
          : {},
      [canEdit, openForm],
    ),
  );
  const filter = (next: StatusFilter) =>
    void navigate({ search: next === 'all' ? {} : { status: next }, replace: true });
  const shown = status === 'all' ? all : all.filter((campaign) => campaign.status === status);
  const groups = listOrder.filter((one) => shown.some((campaign) => campaign.status === one));
  const list = {
    total: all.length,
    formats,
    onOpen: canEdit ? openForm : undefined,
    onClearFilter: () => filter('all'),
  };
  return (
    <div className="brand-campaigns">
      <h1>Brand Campaigns</h1>
      {canEdit ? null : <ReadOnlyNote />}
      {all.length > 0 ? <StatusChips campaigns={all} value={status} onChange={filter} /> : null}
      {groups.length === 0 ? (
        <CampaignList {...list} label="Campaigns" campaigns={[]} level={2} />
      ) : (
        groups.map((one) => {
          const ofStatus = shown.filter((campaign) => campaign.status === one);
          return (
            <section key={one} aria-labelledby={`campaigns-${one}`}>
              <SectionHead
                id={`campaigns-${one}`}
                title={statusLabels[one]}
                note={ofStatus.length}
              />
              <CampaignList {...list} label={statusLabels[one]} campaigns={ofStatus} />
            </section>
          );
        })
      )}
      {form}
    </div>
  );
}

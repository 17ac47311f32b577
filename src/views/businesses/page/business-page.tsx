import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PeriodSteps } from '#client/page/period-steps.tsx';
import { Page } from '#client/page/page.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { usePageName } from '#client/words/page-name.ts';
import { formatShortRange } from '#client/words/format-dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { fiscalYearFrom, fiscalYearOf } from '#domains/business/businesses/rules.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { businessMoney, ofBusiness } from '#domains/money/expenses/figures/business-figures.ts';
import { useBusinessSources } from '#views/businesses/figures/use-business-sources.ts';
import { BusinessMenu } from '#views/businesses/list/business-menu.tsx';
import { BusinessCampaigns } from './business-campaigns.tsx';
import { BusinessInvoices, BusinessTools } from './business-lists.tsx';
import { BusinessDetails } from './business-details.tsx';
import { BusinessStrip } from './business-strip.tsx';
import { ProfitAndLoss } from './profit-and-loss.tsx';
import { SpentByCategory } from './spent-by-category.tsx';
import './business-page.css';

const route = getRouteApi('/guarded/businesses/$id');

/** One business: what it earned and spent in a fiscal year, and what stands on its invoices. */
export function BusinessPage() {
  const { id } = route.useParams();
  const seesMoney = useSeesMoney();
  const business = businesses.useRows(rowsById).get(id);
  const status = businesses.useStatus();
  usePageName(business?.name);
  if (business && seesMoney) return <OneBusiness key={id} business={business} />;
  if (seesMoney && status === 'loading') return <SkeletonRows rows={8} />;
  if (seesMoney && status === 'error')
    return <ErrorState message="Failed to load businesses" onRetry={businesses.retry} />;
  return <Missing />;
}

function OneBusiness({ business }: { business: Business }) {
  const formats = useFormats();
  const base = useBaseCurrency();
  const canEdit = useCan('edit');
  const navigate = useNavigate();
  const search = route.useSearch();
  const { id, name, fiscalYearStartMonth, isDefault, isArchived } = business;
  const { today } = formats;
  const thisYear = fiscalYearOf(today, fiscalYearStartMonth);
  const year = search.year ?? Number(thisYear.from.slice(0, 4));
  const days = fiscalYearFrom(year, fiscalYearStartMonth);
  const known = useBusinessSources(days);
  const sources = ofBusiness(known.sources, business);
  const shared = { business, sources, days, base, areKnown: known.status === 'ready' };
  const goTo = (next: number) =>
    void navigate({
      to: '/businesses/$id',
      params: { id },
      search:
        fiscalYearFrom(next, fiscalYearStartMonth).from === thisYear.from ? {} : { year: next },
      replace: true,
    });
  return (
    <Page
      title={name}
      className="business"
      subtitle={
        <>
          {formatShortRange(days.from, days.to, formats)}{' '}
          {isDefault ? <Tape tone="plain">Default</Tape> : null}
          {isArchived ? <Tape tone="plain">Archived</Tape> : null}
        </>
      }
      period={
        <PeriodSteps
          text={String(year)}
          unit="year"
          hasNext={days.to < today}
          onStep={(by) => goTo(year + by)}
        />
      }
      control={
        canEdit ? (
          <BusinessMenu
            business={business}
            onDeleted={() => void navigate({ to: '/businesses' })}
          />
        ) : null
      }
    >
      {canEdit ? null : <ReadOnlyNote />}
      {known.status === 'error' ? (
        <ErrorState message="Failed to load what it earned and spent" onRetry={known.retry} />
      ) : (
        <BusinessStrip {...shared} money={businessMoney(sources, { base, today, ...days })} />
      )}
      <div className="business-columns">
        <div className="stack gap-20 may-shrink">
          <ProfitAndLoss {...shared} />
          <SpentByCategory {...shared} />
          <BusinessCampaigns {...shared} />
          <BusinessInvoices {...shared} />
          <BusinessTools {...shared} />
        </div>
        <aside className="stack gap-20 may-shrink" aria-label="Details">
          <BusinessDetails business={business} canEdit={canEdit} />
        </aside>
      </div>
    </Page>
  );
}

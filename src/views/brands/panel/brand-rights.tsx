import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { RightLines } from '#domains/business/campaigns/usage-rights/right-lines.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { usageRights } from '#domains/business/campaigns/usage-rights/data.ts';
import { BrandExclusivities } from './brand-exclusivities.tsx';
import type { BrandPartProps } from './brand-panel.tsx';

/** What a brand may do with the work, of all its deals, and for whom else one may not work. */
export function BrandRights(props: BrandPartProps) {
  const { brand, canEdit, settings, onLeave } = props;
  const campaignById = campaigns.useRows(rowsById);
  const status = usageRights.useStatus();
  const rights = usageRights
    .useRows(allRows)
    .filter(({ campaignId }) => campaignById.get(campaignId)?.brandId === brand.id);
  return (
    <>
      <section aria-labelledby="brand-rights">
        <SectionHead id="brand-rights" title="Usage rights" note={rights.length || ''} />
        {status === 'loading' && rights.length === 0 ? <SkeletonRows rows={3} /> : null}
        {status === 'ready' && rights.length === 0 ? (
          <p className="record-none row gap-12 faint spread">
            They may not reuse anything, as far as is noted.
          </p>
        ) : null}
        <RightLines rights={rights} formats={settings} canEdit={canEdit} onLeave={onLeave} />
      </section>
      <BrandExclusivities {...props} />
    </>
  );
}

import { useState } from 'react';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { useFew } from '#client/ui/rows/use-few.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { logByBrand } from '#domains/business/brands/parts/brand-selectors.ts';
import { campaignsByBrand } from '#domains/business/campaigns/moves/of-brands.ts';
import { CampaignLink } from '#domains/business/campaigns/page/campaign-link.tsx';
import { EditedLogLine, NewLogLine } from './log-line.tsx';
import { LogRow } from '#domains/business/brands/log/log-row.tsx';

const few = 12;

/** What was said, the latest first, and one line to add to it. */
export function BrandLog({ brand, canEdit, settings, start, onLeave }: BrandPartProps) {
  const own = campaigns.useRows(campaignsByBrand).get(brand.id) ?? [];
  const [edited, setEdited] = useState<string>();
  const entries = brandLogEntries.useRows(logByBrand).get(brand.id) ?? [];
  const status = brandLogEntries.useStatus();
  const failed = brandLogEntries.useFailures().filter(({ operation }) => operation === 'create');
  const [shown, showAll] = useFew(entries, few);
  return (
    <section aria-labelledby="brand-log">
      <SectionHead id="brand-log" title="Log" note={entries.length || ''} />
      {canEdit ? (
        <NewLogLine brandId={brand.id} deals={own} settings={settings} start={start} />
      ) : null}
      <FailedRows failed={failed} titleOf={({ note }) => String(note) || 'A contact'} />
      {status === 'loading' && entries.length === 0 ? <SkeletonRows rows={3} /> : null}
      {status === 'ready' && entries.length === 0 ? (
        <p className="record-none row gap-12 faint spread">
          {canEdit
            ? 'Nothing yet. One line for each message keeps the follow-up honest.'
            : 'Nothing yet.'}
        </p>
      ) : null}
      <ul>
        {shown.map((entry) => {
          const campaign = own.find(({ id }) => id === entry.campaignId);
          return entry.id === edited ? (
            <EditedLogLine
              key={entry.id}
              entry={entry}
              deals={own}
              settings={settings}
              onDone={() => setEdited(undefined)}
            />
          ) : (
            <LogRow
              key={entry.id}
              entry={entry}
              settings={settings}
              onEdit={canEdit ? () => setEdited(entry.id) : undefined}
            >
              {campaign ? (
                <span className="xs">
                  <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
                </span>
              ) : null}
            </LogRow>
          );
        })}
      </ul>
      {showAll}
    </section>
  );
}

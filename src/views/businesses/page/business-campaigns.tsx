import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import type { BusinessPart } from './business-part.ts';

const shownAtFirst = 12;

/** The deals that a business earns, the newest first. */
export function BusinessCampaigns({ sources }: BusinessPart) {
  const id = useId();
  const { campaigns } = sources;
  if (campaigns.length === 0) return null;
  const newest = campaigns.toSorted((one, other) => other.id.localeCompare(one.id));
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Campaigns" note={campaigns.length} />
      <ul className="lines sm">
        {newest.slice(0, shownAtFirst).map((campaign) => (
          <li key={campaign.id} className="row spread gap-12">
            <Link
              className="opens trunc"
              dir="auto"
              to="/campaign/$id"
              params={{ id: campaign.id }}
            >
              {campaign.campaignName}
            </Link>
            <Tape tone="plain">{statusLabels[campaign.status]}</Tape>
          </li>
        ))}
      </ul>
    </section>
  );
}

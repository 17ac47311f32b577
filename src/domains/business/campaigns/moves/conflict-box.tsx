import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Callout } from '#client/ui/marks/callout.tsx';
import { formatShortRange, type Formats } from '#client/words/format-dates.ts';
import { isDate } from '#shared/clock.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import { type Conflict, conflictsOf } from '#domains/business/campaigns/exclusivities/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import './conflict-box.css';

interface ConflictBoxProps {
  campaign: Pick<Campaign, 'id' | 'brandId' | 'postingStartsOn' | 'postingEndsOn'>;
  today: string;
  formats: Pick<Formats, 'dateFormat'> & { today: string };
}

/** Warns of clauses of other deals that this one would breach; it never blocks. */
export function ConflictBox({ campaign, today, formats }: ConflictBoxProps) {
  const known = {
    exclusivities: exclusivities.useRows(allRows),
    campaigns: campaigns.useRows(allRows),
    brands: brands.useRows(allRows),
    today,
  };
  const { postingStartsOn, postingEndsOn } = campaign;
  // A form has the words that are typed, which are no day until they can be read as one.
  if (![postingStartsOn, postingEndsOn].every((day) => day === null || isDate(day))) return null;
  const conflicts = conflictsOf(campaign, known);
  if (conflicts.length === 0) return null;
  return (
    <Callout tone="lamp" className="deal-conflict sm top" role="status">
      <TriangleAlert aria-hidden="true" />
      <div className="grow">
        <p className="strong">Another deal is exclusive in this time</p>
        <ul>
          {conflicts.map((conflict) => (
            <li key={conflict.exclusivity.id}>
              <Link
                to="/campaign/$id"
                params={{ id: conflict.campaign.id }}
                className="strong linked"
                dir="auto"
              >
                {conflict.campaign.campaignName}
              </Link>
              {`, ${formatShortRange(conflict.exclusivity.startsOn, conflict.exclusivity.endsOn, formats)}: ${clauseText(conflict)}`}
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  );
}

function clauseText({ exclusivity }: Conflict): string {
  if (exclusivity.scope === 'full') return 'for no other brand at all';
  return exclusivity.scope === 'category'
    ? `for nobody else in ${exclusivity.category}`
    : `not for ${exclusivity.competitors}`;
}

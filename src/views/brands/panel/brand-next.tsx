import { Reply } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Callout } from '#client/ui/marks/callout.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { maybePast } from '#domains/business/brands/rules.ts';
import { changeBrand } from '#domains/business/brands/parts/brand-actions.ts';
import { lastEnded, openCount } from '#domains/business/campaigns/moves/of-brands.ts';
import { inText } from '#domains/business/brands/parts/brand-dates.ts';
import type { BrandPartProps } from './brand-panel.tsx';

/** What is to be done next with a brand, if there is something. */
export function BrandNext({ brand, canEdit, settings: { today }, start }: BrandPartProps) {
  const openCampaigns = campaigns.useRows(openCount).get(brand.id) ?? 0;
  const lastEndedOn = campaigns.useRows(lastEnded).get(brand.id) ?? null;
  const { nextFollowUpOn } = brand;
  if (!canEdit) return null;
  if (nextFollowUpOn)
    return (
      <Callout tone="lamp" className="sm">
        <Reply aria-hidden="true" />
        <b className="strong ink">Follow up</b>
        <span className="grow">{inText(nextFollowUpOn, today)}</span>
        <Button size="sm" onClick={() => start.current?.focus()}>
          Log contact
        </Button>
      </Callout>
    );
  if (!maybePast(brand, { openCampaigns, lastEndedOn, today })) return null;
  return (
    <Callout tone="lamp" className="sm">
      <p className="grow">No open campaign, and quiet for half a year.</p>
      <Button size="sm" onClick={() => changeBrand(brand, { relationship: 'past' })}>
        Move to Past
      </Button>
    </Callout>
  );
}

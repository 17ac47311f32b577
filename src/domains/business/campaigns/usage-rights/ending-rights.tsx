import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { rightStateOf } from './rules.ts';
import type { DealSummary } from '#domains/business/campaigns/board/deals.ts';
import { RightLines } from './right-lines.tsx';

interface EndingRightsProps {
  deals: readonly DealSummary[];
  formats: DayFormats;
  canEdit: boolean;
}

const stay = () => undefined;

/** The rights of these deals that end soon, to be renewed or stopped in time. */
export function EndingRights({ deals, formats, canEdit }: EndingRightsProps) {
  const rights = deals
    .flatMap(({ usageRights }) => usageRights)
    .filter((right) => rightStateOf(right, formats.today) === 'ending');
  if (rights.length === 0) return null;
  return (
    <section aria-labelledby="rights-ending">
      <SectionHead id="rights-ending" title="Rights that end in 30 days" note={rights.length} />
      <RightLines rights={rights} formats={formats} canEdit={canEdit} onLeave={stay} />
    </section>
  );
}

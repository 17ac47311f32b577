import { formatShortDate } from '#client/words/format-dates.ts';
import { dateOf } from '#client/words/dates.ts';
import { type Step, Steps } from '#client/ui/progress/steps.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { isOpen, openStatuses, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { Campaign, CampaignStatus } from '#domains/business/campaigns/schema.ts';

/** The way of a deal: where it has been and since when, where it is, and what is to come. */
export function DealSteps({ campaign, formats }: { campaign: Campaign; formats: DayFormats }) {
  const { status, statusDates } = campaign;
  const way = wayOf(campaign);
  const at = way.indexOf(status);
  const steps = way.map((one, place): Step => {
    const since = statusDates[one];
    const day = since && formatShortDate(dateOf(since, formats.timeZone), formats);
    if (place > at) return { label: statusLabels[one], state: 'future' };
    const isCurrent = place === at;
    return {
      label: statusLabels[one],
      state: isCurrent ? 'current' : 'past',
      note: day && (isCurrent ? `since ${day}` : day),
    };
  });
  return <Steps steps={steps} label="Campaign status" />;
}

// Steps that a deal need not take are shown only where it has taken them.
function wayOf({ status, statusDates, productStatus }: Campaign): CampaignStatus[] {
  const isTaken = (one: CampaignStatus) => one === status || one in statusDates;
  if (isOpen(status)) {
    return openStatuses.filter((one) => {
      if (one === 'lead') return isTaken(one);
      return one !== 'waiting-for-product' || isTaken(one) || productStatus !== 'not_needed';
    });
  }
  return [...openStatuses.filter(isTaken), status];
}

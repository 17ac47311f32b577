import { useNavigate } from '@tanstack/react-router';
import { today } from '#client/words/dates.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

/** Begins a campaign with a brand, named after it and the month, and goes to its page. */
export function useNewCampaign(): (brand: Brand) => void {
  const navigate = useNavigate();
  return (brand) => {
    const id = newId();
    const written = campaigns.create({
      id,
      campaignName: `${brand.name} – ${formatMonth(today(userTimeZone()))}`,
      brandId: brand.id,
    });
    tellDone('Campaign created successfully', [written], () => campaigns.remove(id));
    void navigate({ to: '/campaign/$id', params: { id } });
  };
}

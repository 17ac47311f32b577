import { useNavigate } from '@tanstack/react-router';
import { today } from '#client/dates.ts';
import { formatMonth } from '#client/format-dates.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { userTimeZone } from '#domains/auth/data.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { brandContacts } from '#domains/brands/contacts/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';
import { primaryContacts } from './brand-selectors.ts';

/** Begins a campaign with a brand, named after it and the month, and goes to its page. */
export function useNewCampaign(): (brand: Brand) => void {
  const navigate = useNavigate();
  const base = useCurrentWorkspace()?.baseCurrency ?? 'USD';
  return (brand) => {
    const id = newId();
    const written = campaigns.create({
      id,
      campaignName: `${brand.name} – ${formatMonth(today(userTimeZone()))}`,
      brandId: brand.id,
      brandContactId: brandContacts.read(primaryContacts).get(brand.id)?.id ?? null,
      currency: brand.defaultCurrency ?? base,
    });
    tellDone('Campaign created successfully', [written], () => campaigns.remove(id));
    void navigate({ to: '/campaign/$id', params: { id } });
  };
}

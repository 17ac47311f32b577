import { type BrandTab, openBrandPanel } from '#views/brands/panel/brand-panel-host.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { type OfSubject, subjectEntry } from '#shared/subject.ts';
import { type Found, type Navigate, rowIn } from './palette-source.ts';

type Parent = NonNullable<Found['parent']>;

export const inCampaign = (id: string) =>
  parentIn(campaigns, id, ({ campaignName }) => campaignName);
export const inBrand = (id: string) => parentIn(brands, id, ({ name }) => name);
export const inContent = (id: string) => parentIn(contentItems, id, ({ title }) => title);

function inDeliverable(id: string): Parent {
  const campaignId = rowIn(deliverables, id)?.campaignId;
  return {
    ...parentIn(deliverables, id, ({ title }) => title),
    parent: campaignId ? inCampaign(campaignId) : null,
  };
}

const inSubject = {
  campaignId: inCampaign,
  brandId: inBrand,
  deliverableId: inDeliverable,
  contentItemId: inContent,
  inspirationId: (id: string) => parentIn(inspirations, id, ({ title }) => title),
};

/** What a comment or a file is about, as far as this browser knows it. */
export function subjectOf(row: OfSubject): Parent | null {
  const [name, id] = subjectEntry(row) ?? [];
  return name && id ? inSubject[name](id) : null;
}

/** Opens what a record is a part of, there where the part is seen. */
export function openParent(
  { parent }: Pick<Found, 'parent'>,
  navigate: Navigate,
  brandTab?: BrandTab,
): void {
  if (!parent) return;
  const { domain, id } = parent;
  if (domain === 'campaigns') void navigate({ to: '/campaign/$id', params: { id } });
  if (domain === 'content-items') openContentPanel({ contentItemId: id });
  if (domain === 'brands') openBrandPanel({ brandId: id, tab: brandTab });
  if (domain === 'inspirations')
    void navigate({ to: '/inspirations', search: { inspiration: id } });
  if (domain === 'deliverables' && parent.parent)
    void navigate({ to: '/campaign/$id', params: { id: parent.parent.id } });
}

function parentIn<R extends { id: string; updatedAt: string }>(
  collection: Parameters<typeof rowIn<R>>[0],
  id: string,
  titleOf: (row: R) => string,
): Parent {
  const row = rowIn(collection, id);
  return { domain: collection.name, id, title: row ? titleOf(row) : '', parent: null };
}

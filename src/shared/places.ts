type Stored = Readonly<Record<string, unknown>>;

const places: Record<string, (record: Stored) => string> = {
  campaigns: ({ id }) => `/campaign/${String(id)}`,
  deliverables: ({ id, campaign_id: campaignId }) =>
    `/campaign/${String(campaignId)}?deliverable=${String(id)}`,
  brands: ({ id }) => `/content-brands?brand=${String(id)}`,
  content_items: ({ id }) => `/content/${String(id)}`,
  inspirations: ({ id }) => `/inspirations?inspiration=${String(id)}`,
};

/** Where a stored record of a workspace is seen; what belongs to a campaign is seen there. */
export function placeOf({ table, record }: { table: string; record: Stored }): string {
  const campaignId = record['campaign_id'];
  return places[table]?.(record) ?? (campaignId ? `/campaign/${String(campaignId)}` : '/dashboard');
}

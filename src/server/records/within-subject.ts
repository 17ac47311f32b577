/** For `within`, of what people attach to a record and say about it. */
export const withinSubject = [
  { table: 'campaigns', by: 'campaignId' },
  { table: 'brands', by: 'brandId' },
  { table: 'deliverables', by: 'deliverableId' },
  { table: 'contentItems', by: 'contentItemId' },
  { table: 'inspirations', by: 'inspirationId' },
  { table: 'expenses', by: 'expenseId' },
  { table: 'trips', by: 'tripId' },
  { table: 'bookings', by: 'bookingId' },
] as const;

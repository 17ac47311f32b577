import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { linksOfTrips } from '#domains/shoots/trips/links/service.ts';
import { tripContentItemsContract } from './contract.ts';
import { tripContentItemFields } from './schema.ts';

const tripContentItems = crud({
  table: 'tripContentItems',
  scope: 'workspace',
  fields: tripContentItemFields,
  noun: 'Link of a trip',
  hasReader: true,
});

export const tripContentItemsRoutes = routes('trip-content-items', tripContentItemsContract, {
  ...tripContentItems,
  ...linksOfTrips(tripContentItems, { table: 'trip_content_items', field: 'contentItemId' }),
});

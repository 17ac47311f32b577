import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { linksOfTrips } from '#domains/shoots/trips/links/service.ts';
import { tripCampaignsContract } from './contract.ts';
import { tripCampaignFields } from './schema.ts';

const tripCampaigns = crud({
  table: 'tripCampaigns',
  scope: 'workspace',
  fields: tripCampaignFields,
  noun: 'Link of a trip',
  hasReader: true,
});

export const tripCampaignsRoutes = routes('trip-campaigns', tripCampaignsContract, {
  ...tripCampaigns,
  ...linksOfTrips(tripCampaigns, { table: 'trip_campaigns', field: 'campaignId' }),
});

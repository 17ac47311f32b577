import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { channelsContract } from './contract.ts';
import { channelFields } from './schema.ts';

export const channelsRoutes = routes(
  'channels',
  channelsContract,
  crud({
    table: 'channels',
    scope: 'workspace',
    fields: channelFields,
    noun: 'Channel',
    search: {},
    taken: { handle: 'There is a channel with this handle already' },
  }),
);

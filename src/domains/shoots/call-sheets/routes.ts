import { routes } from '#server/http/routes.ts';
import { exportsTable } from '#server/records/personal-data.ts';
import { callSheetsContract } from './contract.ts';
import { lookUpSheet } from './guests/service.ts';
import { listSheetLinks, revokeSheetLink, shareSheet } from './links/service.ts';
import { sharedSheetPdf, sheetPdf } from './pdf/service.ts';

exportsTable('callSheetLinks', { scope: 'workspace', secret: ['token_hash'] });

export const callSheetsRoutes = routes('call-sheets', callSheetsContract, {
  links: async (context, { params }) => ({ links: await listSheetLinks(context, params.tripId) }),
  share: (context, { params, body }) => shareSheet(context, params.tripId, body),
  async revoke(context, { params }) {
    await revokeSheetLink(context, params.callSheetLinkId);
    return {};
  },
  pdf: (context, { params, query }) => sheetPdf(context, { ...params, ...query }),
  lookUp: (context, { body }) => lookUpSheet(context, body.token),
  sharedPdf: (context, { params, query }) => sharedSheetPdf(context, { ...params, ...query }),
});

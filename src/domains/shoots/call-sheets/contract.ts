import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { madeFile, nothing } from '#shared/contracts/answers.ts';
import { calendarDate } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { dateFormats, timeFormats } from '#domains/people/auth/schema.ts';
import {
  newSheetLink,
  papers,
  sheetLink,
  sheetParts,
  sheetToken,
  toldSheetLink,
} from './schema.ts';

const ofTrip = z.strictObject({ workspaceId: uuid, tripId: uuid });
const path = '/workspaces/:workspaceId/trips/:tripId/call-sheet-links';
const paper = z._default(z.enum(papers), 'A4');
const yes = z.optional(z.literal('yes'));

/** The sheet that is handed out for a day of a trip, and links to it. */
export const callSheetsContract = {
  links: operation({
    summary: 'The links to the call sheets of a trip, the newest first',
    method: 'GET',
    path,
    access: 'edit',
    module: 'shoots',
    input: { params: ofTrip, query: z.strictObject({}) },
    output: z.strictObject({ links: z.array(sheetLink) }),
    bodyBytes: 0,
  }),
  share: operation({
    summary:
      'Share the call sheets of a trip that all members see. The link is in the answer, the only time that it is told',
    method: 'POST',
    path,
    access: 'edit',
    input: { params: ofTrip, body: newSheetLink },
    output: toldSheetLink,
    bodyBytes: kilobyte,
    secret: true,
  }),
  revoke: operation({
    summary: 'Revoke a link to call sheets; it works no longer, for nobody',
    method: 'DELETE',
    path: '/workspaces/:workspaceId/call-sheet-links/:callSheetLinkId',
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, callSheetLinkId: uuid }) },
    output: nothing,
    bodyBytes: 0,
  }),
  pdf: operation({
    summary: 'The call sheet of a day of a trip as a PDF',
    method: 'GET',
    path: '/workspaces/:workspaceId/trips/:tripId/call-sheets/:date/pdf',
    access: 'view',
    input: {
      params: z.strictObject({ workspaceId: uuid, tripId: uuid, date: calendarDate }),
      query: z.strictObject({
        paper,
        bookings: yes,
        packing: yes,
      }),
    },
    output: madeFile,
    bodyBytes: 0,
    download: true,
  }),
  lookUp: operation({
    summary: 'What a link to call sheets shows: never costs, codes or phone numbers',
    method: 'POST',
    path: '/call-sheets/look-up',
    access: 'public',
    input: { body: z.strictObject({ token: sheetToken }) },
    output: sheetParts,
    bodyBytes: kilobyte,
  }),
  // The address of the page holds the token already, and a file is asked for by an address alone.
  sharedPdf: operation({
    summary: 'A day of what a link to call sheets shows, as a PDF',
    method: 'GET',
    path: '/call-sheets/:token/:date/pdf',
    access: 'public',
    input: {
      params: z.strictObject({ token: sheetToken, date: calendarDate }),
      query: z.strictObject({
        paper,
        dateFormat: z._default(z.enum(dateFormats), 'MDY'),
        timeFormat: z._default(z.enum(timeFormats), '12'),
      }),
    },
    output: madeFile,
    bodyBytes: 0,
    download: true,
  }),
};

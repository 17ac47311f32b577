import type { MemberContext, PublicContext } from '#server/http/context.ts';
import type { MadeFile } from '#shared/contracts/answers.ts';
import { timeText } from '#shared/clock.ts';
import { AppError } from '#shared/errors.ts';
import { lookUpSheet } from '#domains/shoots/call-sheets/guests/service.ts';
import { sheetDays, sheetOf, type SheetWords } from '#domains/shoots/call-sheets/rules.ts';
import {
  type Paper,
  type SheetParts,
  type SheetSection,
  sheetSections,
} from '#domains/shoots/call-sheets/schema.ts';
import { readSheet } from '#domains/shoots/call-sheets/sheet/service.ts';
import { drawnSheet } from './drawing/service.ts';

interface Asked {
  date: string;
  paper: Paper;
}
interface Chosen extends Asked {
  tripId: string;
  bookings?: 'yes' | undefined;
  packing?: 'yes' | undefined;
}

/** The sheet of a day as a PDF. */
export async function sheetPdf(context: MemberContext, asked: Chosen): Promise<MadeFile> {
  const { transaction, workspaceId } = context;
  const { tripId, bookings, packing } = asked;
  const sections = new Set<SheetSection>([
    'schedule',
    'shots',
    ...(bookings ? (['bookings'] as const) : []),
    ...(packing ? (['packing'] as const) : []),
  ]);
  const parts = await readSheet(transaction, { workspaceId, tripId }, sections);
  if (!parts) throw new AppError('not_found', 'Trip not found');
  const { workspaceName, formats } = await readerOf(context);
  return pdfOf({ ...parts, workspaceName }, { ...asked, formats, sections });
}

/** The same of a link, for whoever holds it: what was not chosen for the link is not in it. */
export async function sharedSheetPdf(
  context: PublicContext,
  { token, ...asked }: Asked & Formats & { token: string },
): Promise<MadeFile> {
  const parts = await lookUpSheet(context, token);
  return pdfOf(parts, { ...asked, formats: asked, sections: new Set(sheetSections) });
}

interface Drawn extends Asked {
  formats: Formats;
  sections: ReadonlySet<SheetSection>;
}

async function pdfOf(parts: SheetParts, asked: Drawn): Promise<MadeFile> {
  const { date, paper, formats, sections } = asked;
  if (!sheetDays(parts).includes(date))
    throw new AppError('not_found', 'The trip has no such day: choose one of its days');
  const bytes = await drawnSheet(sheetOf(parts, date, wordsIn(formats), sections), paper);
  const fileName = `${parts.trip.title}, ${date}.pdf`;
  return { content: bytes.toString('base64'), fileName, mime: 'application/pdf', isShown: false };
}

interface Formats {
  dateFormat: 'MDY' | 'DMY' | 'YMD';
  timeFormat: '12' | '24';
}

function wordsIn({ dateFormat, timeFormat }: Formats): SheetWords {
  // The product speaks English; the order of a date is the reader's.
  const locale = dateFormat === 'MDY' ? 'en-US' : 'en-GB';
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    day: (date) => long.format(new Date(`${date}T12:00:00Z`)),
    time: (time) => timeText(time, timeFormat),
  };
}

const readerText = `select workspaces.name as "workspaceName", date_format as "dateFormat",
    time_format as "timeFormat"
  from workspaces, users where workspaces.id = $1 and users.id = $2`;

async function readerOf({ transaction, workspaceId, userId }: MemberContext) {
  const [reader] = await transaction.query<Formats & { workspaceName: string }>(readerText, [
    workspaceId,
    userId,
  ]);
  const usual: Formats = { dateFormat: 'MDY', timeFormat: '12' };
  return { workspaceName: reader?.workspaceName ?? '', formats: reader ?? usual };
}

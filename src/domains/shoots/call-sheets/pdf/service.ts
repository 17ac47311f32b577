import type { MemberContext } from '#server/http/context.ts';
import type { MadeFile } from '#shared/contract.ts';
import { timeText } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { sheetOf, type SheetWords } from '#domains/shoots/call-sheets/rules.ts';
import type { Paper, SheetSection } from '#domains/shoots/call-sheets/schema.ts';
import { readSheet } from '#domains/shoots/call-sheets/sheet/service.ts';
import { drawnSheet } from './drawing/service.ts';

interface Asked {
  tripId: string;
  date: string;
  paper: Paper;
  bookings?: 'yes' | undefined;
  packing?: 'yes' | undefined;
}

/** The sheet of a day as a PDF. */
export async function sheetPdf(context: MemberContext, asked: Asked): Promise<MadeFile> {
  const { transaction, workspaceId } = context;
  const { tripId, date, paper, bookings, packing } = asked;
  const sections = new Set<SheetSection>([
    'schedule',
    'shots',
    ...(bookings ? (['bookings'] as const) : []),
    ...(packing ? (['packing'] as const) : []),
  ]);
  const parts = await readSheet(transaction, { workspaceId, tripId }, sections);
  if (!parts) throw new AppError('not_found', 'Trip not found');
  const { workspaceName, words } = await readerOf(context);
  const sheet = sheetOf({ ...parts, workspaceName }, date, words, sections);
  const bytes = await drawnSheet(sheet, paper);
  const fileName = `${parts.trip.title}, ${date}.pdf`;
  return { content: bytes.toString('base64'), fileName, mime: 'application/pdf', isShown: false };
}

const readerText = `select workspaces.name as "workspaceName", date_format as "dateFormat",
    time_format as "timeFormat"
  from workspaces, users where workspaces.id = $1 and users.id = $2`;

interface Reader {
  workspaceName: string;
  dateFormat: 'MDY' | 'DMY' | 'YMD';
  timeFormat: '12' | '24';
}

async function readerOf({ transaction, workspaceId, userId }: MemberContext) {
  const [reader] = await transaction.query<Reader>(readerText, [workspaceId, userId]);
  const { workspaceName, dateFormat, timeFormat } = reader ?? {
    ...{ workspaceName: '', dateFormat: 'MDY', timeFormat: '12' },
  };
  // The product speaks English; the order of a date is the reader's.
  const locale = dateFormat === 'MDY' ? 'en-US' : 'en-GB';
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const words: SheetWords = {
    day: (date) => long.format(new Date(`${date}T12:00:00Z`)),
    time: (time) => timeText(time, timeFormat === '24' ? '24' : '12'),
  };
  return { workspaceName, words };
}

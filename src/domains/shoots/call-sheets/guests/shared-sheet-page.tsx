import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#client/sync/api.ts';
import { EmptyState, ErrorState, GuardScreen } from '#client/ui/base/states.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Wordmark } from '#client/ui/marks/glyphs.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { sharedSheetPdfUrl, sharedSheetQuery } from '#domains/shoots/call-sheets/data.ts';
import { wordsFor } from '#domains/shoots/call-sheets/page/use-sheet.ts';
import { sheetDays, sheetOf } from '#domains/shoots/call-sheets/rules.ts';
import { sheetSections, type SheetParts } from '#domains/shoots/call-sheets/schema.ts';
import { CallSheet } from '#domains/shoots/call-sheets/sheet/call-sheet.tsx';
import { dayToOpen } from '#domains/shoots/schedule/rules.ts';
import { dayText } from '#domains/shoots/shots/panel/when-options.ts';
import './shared-sheet-page.css';

const route = getRouteApi('/call-sheet/$token');

/** The call sheets of a trip by a link, without an account. */
export function SharedSheetPage() {
  const { token } = route.useParams();
  const { data, error, refetch } = useQuery(sharedSheetQuery(token));
  return (
    <div className="shared-sheet">
      <main id="main" tabIndex={-1}>
        {data ? (
          <OpenSheet key={token} token={token} parts={data} />
        ) : !error ? (
          <GuardScreen text="Opening the call sheet..." />
        ) : error instanceof ApiError && (error.code === 'not_found' || error.status === 400) ? (
          <>
            <h1 className="sr">Call sheet</h1>
            <EmptyState glyph="offline" title="This call sheet does not work">
              It may have ended, or a part of the link is missing. Ask whoever sent it to you for a
              new one.
            </EmptyState>
          </>
        ) : (
          <ErrorState
            title="This could not be opened"
            message={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        )}
      </main>
      <footer>
        <a href="/" className="inline" aria-label="Dayslate, to the front page">
          <Wordmark size={20} />
        </a>
      </footer>
    </div>
  );
}

// What was not chosen is not in the parts.
const all = new Set(sheetSections);

function OpenSheet({ token, parts }: { token: string; parts: SheetParts }) {
  const formats = useFormats();
  const { dateFormat, timeFormat } = formats;
  const days = sheetDays(parts);
  const today = Temporal.Now.plainDateISO(parts.trip.timeZone).toString();
  const [asked, ask] = useState<string>();
  const date = dayToOpen(parts.trip, days, { asked, today });
  if (date === undefined)
    return (
      <>
        <h1>{parts.trip.title}</h1>
        <p className="muted">No days are planned yet. Open this link again later.</p>
      </>
    );
  return (
    <>
      <h1 className="sr">{`Call sheet, ${parts.trip.title}`}</h1>
      <div className="row gap-10 shared-tools">
        {days.length > 1 ? (
          <Select
            label="Day"
            value={date}
            options={days.map((value) => ({ value, label: dayText(value, formats) }))}
            onChange={ask}
          />
        ) : null}
        <a
          className={buttonClass()}
          href={sharedSheetPdfUrl(
            { token, date },
            { ...{ dateFormat, timeFormat }, paper: dateFormat === 'MDY' ? 'LETTER' : 'A4' },
          )}
          download
        >
          <FileDown aria-hidden="true" />
          PDF
        </a>
        <Button icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <CallSheet sheet={sheetOf(parts, date, wordsFor(formats), all)} />
    </>
  );
}

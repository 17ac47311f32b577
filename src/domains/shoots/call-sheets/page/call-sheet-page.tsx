import { getRouteApi, Link } from '@tanstack/react-router';
import { FileDown, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { RecordBar } from '#client/page/record-bar.tsx';
import { useScope } from '#client/sync/live/scope.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { usePageName } from '#client/words/page-name.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { sheetPdfUrl } from '#domains/shoots/call-sheets/data.ts';
import { lettersNote } from '#domains/money/invoices/document/letters/rules.ts';
import { SheetLinks } from '#domains/shoots/call-sheets/links/sheet-links.tsx';
import { sheetDays, sheetOf } from '#domains/shoots/call-sheets/rules.ts';
import type { Paper, SheetSection } from '#domains/shoots/call-sheets/schema.ts';
import { CallSheet } from '#domains/shoots/call-sheets/sheet/call-sheet.tsx';
import { dayToOpen } from '#domains/shoots/schedule/rules.ts';
import { dayText } from '#domains/shoots/shots/panel/when-options.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import { useSheetParts, useSheetStatus, wordsFor } from './use-sheet.ts';
import '#client/page/page.css';
import './call-sheet-page.css';

const route = getRouteApi('/guarded/trip/$id/call-sheet');

/** The sheet of a day of a trip: looked at, printed, saved and shared. */
export function CallSheetPage() {
  const { id } = route.useParams();
  const status = trips.useStatus();
  const trip = trips.useRows(rowsById).get(id);
  usePageName(trip && `Call sheet, ${trip.title}`);
  const parts = useSheetStatus();
  if (trip && parts.status === 'ready') return <OneSheet trip={trip} />;
  if (trip && parts.status === 'error')
    return <ErrorState message="Failed to load the call sheet" onRetry={parts.retry} />;
  if (trip || status === 'loading') return <SkeletonRows rows={8} />;
  if (status === 'error')
    return <ErrorState message="Failed to load trips" onRetry={trips.retry} />;
  return <Missing />;
}

const papers: { value: Paper; label: string }[] = [
  { value: 'A4', label: 'A4' },
  { value: 'LETTER', label: 'Letter' },
];

function OneSheet({ trip }: { trip: Trip }) {
  const { day: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const formats = useFormats();
  const canEdit = useCan('edit');
  const workspaceId = useScope().workspaceId ?? '';
  const parts = useSheetParts(trip);
  const [isShared, setShared] = useState(false);
  const [paper, setPaper] = useState<Paper>(formats.dateFormat === 'MDY' ? 'LETTER' : 'A4');
  const [extra, setExtra] = useState<ReadonlySet<SheetSection>>(new Set(['packing']));
  const days = sheetDays(parts);
  const date = dayToOpen(trip, days, { asked, today: todayOn(trip) });
  function choose(section: SheetSection, isOn: boolean) {
    const next = new Set(extra);
    if (isOn) next.add(section);
    else next.delete(section);
    setExtra(next);
  }
  if (date === undefined)
    return (
      <div className="page sheet-page">
        <RecordBar title={`Call sheet, ${trip.title}`} />
        <h1>Call sheet</h1>
        <EmptyState
          title="This trip has no days yet"
          action={
            canEdit ? (
              <Link to="/trip/$id" params={{ id: trip.id }} className={buttonClass()}>
                Choose its days
              </Link>
            ) : undefined
          }
        >
          Each day of a trip has a sheet: when who is called, what happens, what is shot.
        </EmptyState>
      </div>
    );
  const sections = new Set<SheetSection>(['schedule', 'shots', ...extra]);
  const sheet = sheetOf(parts, date, wordsFor(formats), sections);
  const letters = lettersNote(sheet);
  const pdf = sheetPdfUrl(
    { workspaceId, tripId: trip.id, date },
    {
      paper,
      ...(extra.has('bookings') ? { bookings: 'yes' as const } : {}),
      ...(extra.has('packing') ? { packing: 'yes' as const } : {}),
    },
  );
  return (
    <div className="page sheet-page">
      <RecordBar title={`Call sheet, ${trip.title}`} />
      <div className="sheet-tools stack gap-12">
        <h1 className="sr">{`Call sheet, ${trip.title}`}</h1>
        <div className="row wraps gap-10">
          <Select
            label="Day"
            value={date}
            options={days.map((value) => ({ value, label: dayText(value, formats) }))}
            onChange={(day) => void navigate({ search: { day }, replace: true })}
          />
          <Switch
            label="Packing"
            checked={extra.has('packing')}
            onChange={(isOn) => choose('packing', isOn)}
          >
            Packing
          </Switch>
          <Switch
            label="Bookings"
            checked={extra.has('bookings')}
            onChange={(isOn) => choose('bookings', isOn)}
          >
            Bookings
          </Switch>
          <span className="end" />
          <Select label="Paper" value={paper} options={papers} onChange={setPaper} />
          <a href={pdf} download className={buttonClass()}>
            <FileDown aria-hidden="true" />
            PDF
          </a>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
          {canEdit ? (
            <Button icon={<Share2 />} aria-expanded={isShared} onClick={() => setShared(!isShared)}>
              Share
            </Button>
          ) : null}
        </div>
        {letters === null ? null : <p className="sm muted">{`${letters} Print has them all.`}</p>}
        {isShared && canEdit ? <SheetLinks trip={trip} formats={formats} /> : null}
      </div>
      <CallSheet sheet={sheet} />
    </div>
  );
}

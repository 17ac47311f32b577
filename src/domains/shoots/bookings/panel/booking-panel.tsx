import { MoreHorizontal } from 'lucide-react';
import { Later } from '#client/later/later.tsx';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useTripExpenses } from '#domains/shoots/bookings/costs/use-trip-expenses.ts';
import { bookings } from '#domains/shoots/bookings/data.ts';
import { whenText } from '#domains/shoots/bookings/parts/booking-text.ts';
import { bookingKindLabels, bookingStatusLabels } from '#domains/shoots/bookings/rules.ts';
import { booking as bookingSchema } from '#domains/shoots/bookings/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { changeBooking } from './booking-actions.ts';
import { BookingFields } from './booking-fields.tsx';
import { bookingItems } from './booking-items.tsx';

const loadAttachments = () =>
  import('#domains/around/attachments/attachments.tsx').then((part) => part.Attachments);
const noFilesText = 'No files yet. Drop the ticket, the voucher or the permit here.';
const readTitle = bySchema(bookingSchema.shape.title);

interface BookingPanelProps {
  bookingId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one booking. */
export function BookingPanel({ bookingId, open, onClose, onWalk }: BookingPanelProps) {
  const booking = bookings.useRows(rowsById).get(bookingId);
  const trip = trips.useRows(rowsById).get(booking?.tripId ?? '');
  const formats = useFormats();
  const seesMoney = useSeesMoney();
  const canEdit = useCan('edit');
  const expenseId = booking?.expenseId ?? null;
  const { isThere } = useTripExpenses(expenseId === null ? undefined : trip);
  const hasExpense = expenseId !== null && isThere(expenseId);
  const known = { seesMoney, isPrivate: trip?.isPrivate ?? false, hasExpense };
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={bookingId}
      title={booking?.title ?? 'Booking'}
      deeds={
        booking && canEdit ? (
          <Menu
            label={`More for ${booking.title}`}
            align="end"
            trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
            items={bookingItems(booking, known)}
          />
        ) : null
      }
    >
      {booking && trip ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Title"
            value={booking.title}
            canEdit={canEdit}
            read={readTitle}
            onSave={(title) => changeBooking(booking, { title })}
          >
            <span className="num">
              {[
                bookingKindLabels[booking.kind],
                bookingStatusLabels[booking.status],
                whenText(booking, formats),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </RecordTitle>
          <BookingFields {...{ booking, trip, hasExpense, canEdit, formats }} />
          {trip.isPrivate ? (
            <p className="sm muted">
              Files are for everybody in the workspace, so the bookings of a private trip have none.
            </p>
          ) : (
            <Later
              load={loadAttachments}
              props={{ subject: { bookingId }, emptyText: noFilesText }}
              isAsked
            />
          )}
        </>
      ) : (
        <p className="muted">This booking no longer exists.</p>
      )}
    </RecordPanel>
  );
}

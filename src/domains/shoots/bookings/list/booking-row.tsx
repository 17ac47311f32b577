import { MoreHorizontal } from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { changeBooking } from '#domains/shoots/bookings/panel/booking-actions.ts';
import { bookingItems } from '#domains/shoots/bookings/panel/booking-items.tsx';
import { openBooking } from '#domains/shoots/bookings/panel/booking-panel-host.tsx';
import { whenText } from '#domains/shoots/bookings/parts/booking-text.ts';
import { KindIcon } from '#domains/shoots/bookings/parts/kind-icon.tsx';
import { SecretCode } from '#domains/shoots/bookings/parts/secret-code.tsx';
import { bookingKindLabels, bookingStatusLabels } from '#domains/shoots/bookings/rules.ts';
import type { Booking, BookingStatus } from '#domains/shoots/bookings/schema.ts';

const statuses = optionsOf(bookingStatusLabels);
const tones = {
  to_book: 'tally',
  pending: 'lamp',
  confirmed: 'wrap',
  cancelled: 'plain',
} as const satisfies Record<BookingStatus, string>;

interface BookingRowProps {
  booking: Booking;
  canEdit: boolean;
  seesMoney: boolean;
  isPrivate: boolean;
  hasExpense: boolean;
  failure: FailedWrite | undefined;
}

/** One booking: what, when, where, its code and how it stands. */
export function BookingRow(props: BookingRowProps) {
  const { booking, canEdit, seesMoney, isPrivate, hasExpense, failure } = props;
  const formats = useFormats();
  const { id, title, kind, location, status, costMinor, currency, confirmationCode } = booking;
  const isUnsynced = useIsUnsynced(id);
  const details = [whenText(booking, formats) || 'No day yet', location]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={classNames('row gap-12 booking-row', status === 'cancelled' && 'is-cancelled')}>
      <span className="booking-kind inline" title={bookingKindLabels[kind]}>
        <KindIcon kind={kind} />
        <span className="sr">{bookingKindLabels[kind]}</span>
      </span>
      <span className="grow may-shrink booking-text">
        <button
          type="button"
          className="opens booking-title anywhere"
          dir="auto"
          onClick={() => openBooking(id)}
        >
          {title}
        </button>
        <span className="sm muted block num">{details}</span>
        <WriteState isUnsynced={isUnsynced} failure={failure} />
      </span>
      <SecretCode code={confirmationCode} of={title} />
      {costMinor !== null && seesMoney ? (
        <span className="num one-line">{formatMoney(costMinor, currency)}</span>
      ) : null}
      {canEdit ? (
        <Select
          quiet
          size="sm"
          label={`Status of ${title}`}
          value={status}
          options={statuses}
          onChange={(next) => changeBooking(booking, { status: next })}
        />
      ) : (
        <Tape tone={tones[status]}>{bookingStatusLabels[status]}</Tape>
      )}
      {canEdit ? (
        <Menu
          label={`More for ${title}`}
          align="end"
          trigger={<IconButton size="sm" label={`More for ${title}`} icon={<MoreHorizontal />} />}
          items={bookingItems(booking, { seesMoney, isPrivate, hasExpense })}
        />
      ) : null}
    </li>
  );
}

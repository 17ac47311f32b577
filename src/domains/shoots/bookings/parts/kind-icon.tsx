import {
  BedDouble,
  Car,
  Clapperboard,
  FileBadge,
  type LucideIcon,
  Plane,
  Ticket,
  TicketCheck,
  TrainFront,
  Utensils,
} from 'lucide-react';
import type { BookingKind } from '#domains/shoots/bookings/schema.ts';

/** What each kind of booking is drawn as. */
export const kindIcons: Record<BookingKind, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  car: Car,
  stay: BedDouble,
  location_permit: FileBadge,
  studio: Clapperboard,
  restaurant: Utensils,
  event: Ticket,
  other: TicketCheck,
};

/** The picture of a kind of booking, beside words that say it. */
export function KindIcon({ kind }: { kind: BookingKind }) {
  const Icon = kindIcons[kind];
  return <Icon aria-hidden="true" />;
}

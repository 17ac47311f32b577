import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  CalendarClock,
  Clapperboard,
  Luggage,
  TicketCheck,
  UserPlus,
  WalletCards,
} from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { askPerson } from '#domains/shoots/trips/people/list/person-form-host.tsx';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { useAddExpense } from '#views/trip/costs/use-add-expense.ts';

const newHash = 'new';

/** What can be added to a trip: to the line of its tab, or in a dialog of its own. */
export function useTripAdditions(trip: Trip, hasMoney: boolean): readonly MenuItem[] {
  const navigate = useNavigate();
  const addExpense = useAddExpense(trip);
  const inTab = (tab: string) => () =>
    void navigate({
      to: '/trip/$id',
      params: { id: trip.id },
      search: (before) => ({ ...before, tab }),
      hash: newHash,
      state: { askedAt: Date.now() },
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return [
    { label: 'Shot', icon: <Clapperboard />, onSelect: inTab('shots') },
    { label: 'Schedule item', icon: <CalendarClock />, onSelect: inTab('schedule') },
    { label: 'Booking', icon: <TicketCheck />, onSelect: inTab('bookings') },
    ...(hasMoney && !trip.isPrivate
      ? [{ label: 'Expense', icon: <WalletCards />, onSelect: addExpense }]
      : []),
    { label: 'Thing to pack', icon: <Luggage />, onSelect: inTab('packing') },
    { label: 'Person', icon: <UserPlus />, onSelect: () => askPerson({ tripId: trip.id }) },
  ];
}

const tooLateMs = 5_000;
const lookEveryMs = 50;

/** Puts the focus into the line of a tab that was asked for: its code may come after the tab. */
export function useAskedLine(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const askedAt = useLocation({
    select: ({ hash, state }) => (hash === newHash ? state.askedAt : undefined),
  });
  useEffect(() => {
    if (askedAt === undefined || Date.now() - askedAt > tooLateMs) return;
    const timer = setInterval(() => {
      // Each tab has a panel of its own, which may come after the address.
      const line = panel.current?.querySelector<HTMLElement>('form input') ?? null;
      const isThere = line !== null && document.activeElement === line;
      if (isThere || Date.now() - askedAt > tooLateMs) return clearInterval(timer);
      // While the menu closes it keeps the focus, and gives it back to its button.
      if (!document.querySelector('[role="menu"]')) line?.focus();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [askedAt]);
  return panel;
}

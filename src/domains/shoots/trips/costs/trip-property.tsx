import { Property } from '#client/record/property-list.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import type { ExpenseAdditionProps } from '#domains/money/expenses/panel/expense-additions.tsx';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

const none = 'none';

// A private trip has no expenses: those are for everybody.
const sharedTrips = (rows: readonly Trip[]) =>
  rows
    .filter(({ isPrivate }) => !isPrivate)
    .toSorted((one, other) => (other.startsOn ?? '').localeCompare(one.startsOn ?? ''));

/** The trip that an expense is for. */
export function TripProperty({ expense, onChange }: ExpenseAdditionProps) {
  const all = trips.useRows(sharedTrips);
  const isOn = useIsOn()('shoots');
  if (!isOn) return null;
  const chosen = all.find(({ id }) => id === expense.tripId);
  return (
    <Property label="Trip" empty={chosen ? false : 'Add a trip'}>
      <Select
        label="Trip"
        // One that was deleted is none.
        value={chosen?.id ?? none}
        onChange={(id) => onChange({ tripId: id === none ? null : id })}
        options={[
          { value: none, label: 'No trip' },
          ...all.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </Property>
  );
}

import { ArrowRight, Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import { movesFrom, needsDays, statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { deleteTrip, moveTrip } from './trip-actions.ts';
import { askTrip } from './trip-form-host.tsx';

interface TripMenuProps {
  trip: Trip;
  onCopied: (id: string) => void;
  onDeleted?: () => void;
  /** On the trip's own page Edit has a button of its own. */
  isOnPage?: boolean;
}

/** What can be done with a trip besides opening it. */
export function TripMenu({ trip, onCopied, onDeleted, isOnPage = false }: TripMenuProps) {
  const label = isOnPage ? 'More' : `More for ${trip.title}`;
  const edit: MenuItem = {
    label: 'Edit',
    icon: <Pencil />,
    onSelect: () => askTrip({ kind: 'edit', trip }),
  };
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        isOnPage ? (
          <IconButton boxed size="lg" label={label} icon={<MoreHorizontal />} />
        ) : (
          <IconButton size="sm" label={label} icon={<MoreHorizontal />} />
        )
      }
      items={[
        ...(isOnPage ? [] : [edit]),
        {
          label: 'Copy…',
          icon: <Copy />,
          onSelect: () => askTrip({ kind: 'copy', trip, onCopied }),
        },
        { group: 'Move to…' },
        ...movesFrom(trip.status).map((status): MenuItem => ({
          label: statusLabels[status],
          icon: <ArrowRight />,
          // What has no days gets them first.
          onSelect: () =>
            needsDays(status) && trip.startsOn === null
              ? askTrip({ kind: 'edit', trip })
              : moveTrip(trip, status),
        })),
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => {
            deleteTrip(trip);
            onDeleted?.();
          },
        },
      ]}
    />
  );
}

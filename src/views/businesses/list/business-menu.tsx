import { Archive, ArchiveRestore, MoreHorizontal, Star, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import {
  archiveBusiness,
  chooseDefault,
  deleteBusiness,
} from '#domains/business/businesses/parts/business-actions.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { businessUses } from './business-uses.ts';

interface BusinessMenuProps {
  business: Business;
  size?: 'sm';
  onDeleted?: () => void;
}

/** What can be done with one business. */
export function BusinessMenu({ business, size, onDeleted }: BusinessMenuProps) {
  const { name, isDefault, isArchived } = business;
  return (
    <Menu
      label={`More for ${name}`}
      align="end"
      trigger={<IconButton size={size} label={`More for ${name}`} icon={<MoreHorizontal />} />}
      items={[
        ...(isDefault
          ? []
          : [{ label: 'Make default', icon: <Star />, onSelect: () => chooseDefault(business) }]),
        {
          label: isArchived ? 'Take out of the archive' : 'Archive',
          icon: isArchived ? <ArchiveRestore /> : <Archive />,
          onSelect: () => archiveBusiness(business, !isArchived),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () =>
            deleteBusiness(business, businessUses(business.id)) ? onDeleted?.() : undefined,
        },
      ]}
    />
  );
}

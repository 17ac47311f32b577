import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  ArrowRight,
  ExternalLink,
  FolderPlus,
  Lightbulb,
  MoreHorizontal,
  SquareCheck,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import {
  archiveInspiration,
  makeIdea,
  removeInspiration,
  toggleFavourite,
} from '#domains/making/inspirations/sheet/saving.ts';

/** All that can be done with an inspiration. */
export function CardMenu({
  inspiration,
  onSort,
  onSelect,
  onMove,
}: {
  inspiration: Inspiration;
  onSelect: (id: string) => void;
  onSort: (inspiration: Inspiration) => void;
  onMove: ((id: string, by: -1 | 1) => void) | undefined;
}) {
  const { id, title, url, isFavorite, isArchived } = inspiration;
  return (
    <Menu
      label={`Actions for ${title}`}
      align="end"
      trigger={<IconButton boxed size="sm" label={`More for ${title}`} icon={<MoreHorizontal />} />}
      items={[
        { label: 'Make idea', icon: <Lightbulb />, onSelect: () => makeIdea(inspiration) },
        {
          label: isFavorite ? 'Remove from favourites' : 'Add to favourites',
          icon: isFavorite ? <StarOff /> : <Star />,
          onSelect: () => toggleFavourite(inspiration),
        },
        {
          label: 'Collections…',
          icon: <FolderPlus />,
          kbd: 'c',
          onSelect: () => onSort(inspiration),
        },
        ...(url
          ? [{ label: 'Open original', icon: <ExternalLink />, onSelect: () => openOriginal(url) }]
          : []),
        { label: 'Select', icon: <SquareCheck />, kbd: 'x', onSelect: () => onSelect(id) },
        ...(onMove
          ? [
              {
                label: 'Move earlier',
                icon: <ArrowLeft />,
                kbd: 'alt+←',
                onSelect: () => onMove(id, -1),
              },
              {
                label: 'Move later',
                icon: <ArrowRight />,
                kbd: 'alt+→',
                onSelect: () => onMove(id, 1),
              },
            ]
          : []),
        'separator',
        {
          label: isArchived ? 'Bring back' : 'Archive',
          icon: isArchived ? <ArchiveRestore /> : <Archive />,
          onSelect: () => archiveInspiration(inspiration),
        },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => removeInspiration(inspiration),
        },
      ]}
    />
  );
}

/** Opens where it is from in a tab of its own, which learns nothing of ours. */
export function openOriginal(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

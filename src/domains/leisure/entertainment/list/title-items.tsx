import {
  Check,
  Copy,
  ExternalLink,
  ListPlus,
  Pause,
  Play,
  Repeat,
  Star,
  StarOff,
  Trash2,
  X,
} from 'lucide-react';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import {
  moveTitle,
  rate,
  removeTitle,
  seeNext,
  toggleFavourite,
} from '#domains/leisure/entertainment/panel/title-actions.ts';
import { hasEpisodes, nextEpisode } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { seenText } from '#domains/leisure/entertainment/words/title-words.ts';

/** What can be done with one title, on its shelf and in its panel. */
export function titleItems(item: EntertainmentItem, onGone?: () => void): MenuProps['items'] {
  const { status, type, url, title, isFavorite, rating } = item;
  const isOn = status === 'in_progress';
  const to = (next: EntertainmentItem['status']) => () => moveTitle(item, next);
  return [
    ...(hasEpisodes(type) && (isOn || status === 'paused')
      ? [
          {
            label: seenText(type, nextEpisode(item).episode),
            icon: <Check />,
            onSelect: () => seeNext(item),
          },
        ]
      : []),
    ...(status === 'planned'
      ? [{ label: 'Start', icon: <Play />, onSelect: to('in_progress') }]
      : []),
    ...(status === 'paused' || status === 'dropped'
      ? [{ label: 'Go on', icon: <Play />, onSelect: to('in_progress') }]
      : []),
    ...(isOn ? [{ label: 'Pause', icon: <Pause />, onSelect: to('paused') }] : []),
    ...(status === 'completed'
      ? [{ label: 'Again', icon: <Repeat />, onSelect: to('in_progress') }]
      : [{ label: 'Finished…', icon: <Check />, onSelect: to('completed') }]),
    ...(status === 'planned' || status === 'completed'
      ? []
      : [{ label: 'Back to Up next', icon: <ListPlus />, onSelect: to('planned') }]),
    ...(status === 'dropped' || status === 'completed'
      ? []
      : [{ label: 'Drop', icon: <X />, onSelect: to('dropped') }]),
    { group: 'This title' },
    {
      label: isFavorite ? 'Remove from favourites' : 'Add to favourites',
      icon: isFavorite ? <StarOff /> : <Star />,
      onSelect: () => toggleFavourite(item),
    },
    ...[10, 8, 6, 4].map((value) => ({
      label: `Rate ${value} of 10`,
      checked: rating === value,
      onSelect: () => rate(item, rating === value ? null : value),
    })),
    ...(url
      ? [
          {
            label: 'Open link',
            icon: <ExternalLink />,
            onSelect: () => void window.open(url, '_blank', 'noopener,noreferrer'),
          },
        ]
      : []),
    { label: 'Copy title', icon: <Copy />, onSelect: () => void copyText(title, 'Title') },
    'separator' as const,
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => {
        removeTitle(item);
        onGone?.();
      },
    },
  ];
}

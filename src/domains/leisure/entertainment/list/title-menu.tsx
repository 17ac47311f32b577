import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { useMakeIdeaItems } from '#domains/leisure/ideas/make-idea.tsx';
import { ideaOfTitle } from '#domains/leisure/entertainment/words/title-words.ts';
import { titleItems } from './title-items.tsx';

/** What can be done with one title, to make an idea of it as well. */
export function useTitleItems(item: EntertainmentItem, onGone?: () => void): MenuProps['items'] {
  const ideas = useMakeIdeaItems(ideaOfTitle(item));
  return [...ideas, ...titleItems(item, onGone)];
}

/** All that can be done with a title, behind ⋯. */
export function TitleMenu({
  item,
  isBoxed = false,
}: {
  item: EntertainmentItem;
  isBoxed?: boolean;
}) {
  const items = useTitleItems(item);
  const label = `More for ${item.title}`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton boxed={isBoxed} size="sm" label={label} icon={<MoreHorizontal />} />}
      items={items}
    />
  );
}

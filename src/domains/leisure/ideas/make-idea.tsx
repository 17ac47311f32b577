import { ChevronDown, Lightbulb } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import type { IdeaSource } from './rules.ts';
import { useMakeIdea } from './use-make-idea.ts';

interface MakeIdeaProps {
  source: IdeaSource;
  size?: 'sm' | 'md';
}

/** Makes an idea of what is on screen by one press; into another workspace by two. */
export function MakeIdea({ source, size = 'sm' }: MakeIdeaProps) {
  const { places, makeIdea } = useMakeIdea();
  const [first, ...others] = places;
  if (!first) return null;
  return (
    <span className="row gap-4">
      <Button size={size} icon={<Lightbulb />} onClick={() => makeIdea(source)}>
        Make idea
      </Button>
      {others.length > 0 ? (
        <Menu
          label="Make an idea in"
          trigger={<IconButton size={size} label="Make an idea in…" icon={<ChevronDown />} />}
          items={places.map((place) => ({
            label: place.name,
            onSelect: () => makeIdea(source, place),
          }))}
        />
      ) : null}
    </span>
  );
}

/** The same as entries of a menu: one for the workspace on screen, and one for each other. */
export function useMakeIdeaItems(source: IdeaSource): MenuItem[] {
  const { places, makeIdea } = useMakeIdea();
  return places.map((place, at) => ({
    label: at === 0 ? 'Make idea' : `Make idea in ${place.name}`,
    icon: <Lightbulb />,
    onSelect: () => makeIdea(source, place),
  }));
}

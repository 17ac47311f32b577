import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Later } from '#client/later/later.tsx';
import type { ViewSwitch } from '#client/page/page.tsx';
import { SearchToggle } from '#client/page/page-search.tsx';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import {
  type FilterGroup,
  isPreset,
  type ListPreset,
  type ListSearch,
  withChip,
} from './list-words.ts';
import type { ListState, Narrowing } from './use-list.ts';

const sizeOf = ({ words }: ListPreset) => Object.keys(words).length;
const isShown = ({ choices, control }: FilterGroup) => control !== undefined || choices.length > 0;
const loadSheet = () => import('./filter-sheet.tsx').then((part) => part.FilterSheet);
const fetchSheet = () => void loadSheet().catch(() => undefined);

interface ListToolsProps extends Omit<FilterButtonProps, 'list'> {
  list: ListState;
}

interface FilterButtonProps {
  list: Narrowing;
  /** 'deal' */
  noun: string;
  views?: ViewSwitch<string> | undefined;
}

/** The second row of a list: its daily questions, its search and its filter; one row of chips on phones. */
export function ListTools({ list, noun, views }: ListToolsProps) {
  const isPhone = useIsPhone();
  const filter = <FilterButton list={list} noun={noun} views={views} />;
  return (
    <div className="page-tools">
      {isPhone ? filter : null}
      <ListChips list={list} />
      {isPhone ? null : (
        <div className="row fixed-size end gap-4">
          {list.find ? <SearchToggle search={list.find} /> : null}
          {filter}
        </div>
      )}
    </div>
  );
}

function ListChips({ list }: Pick<ListToolsProps, 'list'>) {
  const { counts, search, change, questions, presets } = list;
  if (!questions) return null;
  const [first] = questions.chips;
  // The one that asks for most of what is asked: 'Work' alone is a part of 'Work, with notes'.
  const preset = presets
    .filter((one) => isPreset(search, one))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  const asked = questions.chips.find(({ value }) => value === search[questions.name]);
  const pressed = (preset ?? asked ?? first)?.value;
  const choose = (words: ListSearch) => change(withChip(search, list, words));
  const chips = [
    ...questions.chips.map((chip) => ({
      ...chip,
      words: chip === first ? {} : { [questions.name]: chip.value },
    })),
    ...presets.map((one) => ({ isAlways: false, ...one })),
  ];
  return (
    <Chips label={questions.label}>
      {chips
        .filter(
          ({ value, isAlways }) =>
            isAlways || value === first?.value || value === pressed || counts.get(value) !== 0,
        )
        .map(({ value, label, icon, color, words }) => (
          <Chip
            key={value}
            pressed={value === pressed}
            count={counts.get(value)}
            icon={color ? <ColorDot color={color} /> : icon}
            onPress={() => choose(value === pressed ? {} : words)}
          >
            {label}
          </Chip>
        ))}
    </Chips>
  );
}

function FilterButton({ list, noun, views }: FilterButtonProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  // It stays once it was opened: it closes as it opened.
  const [isAsked, setAsked] = useState(false);
  const hasFilters = list.filters.some(isShown);
  function open() {
    setAsked(true);
    setOpen(true);
  }
  useShortcut('f', open, { label: 'Filter', group: 'On this page', enabled: hasFilters });
  if (!hasFilters && !(isPhone && views)) return null;
  const count = list.chosen > 0 ? <span className="page-filter-count">{list.chosen}</span> : null;
  const label = list.chosen > 0 ? `Filter, ${list.chosen} set` : 'Filter';
  const button = (
    <Button
      variant="ghost"
      className="page-filter"
      icon={<ListFilter />}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={fetchSheet}
      onFocus={fetchSheet}
      onClick={open}
    >
      {isPhone ? null : 'Filter'}
      {count}
    </Button>
  );
  return (
    <Later
      load={loadSheet}
      isAsked={isAsked}
      isRare
      props={{ list, noun, views, button, isOpen, onOpenChange: setOpen }}
    >
      {button}
    </Later>
  );
}

import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { countText } from '#client/words/count-text.ts';
import type { ViewSwitch } from '#client/page/page.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Popover } from '#client/ui/menus/popover.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { type FilterGroup, valuesOf, withToggled } from './list-words.ts';
import { SaveChip } from './save-chip.tsx';
import type { Narrowing } from './use-list.ts';
import { numberText } from '#shared/words/number-text.ts';
import './filter-sheet.css';

interface FilterSheetProps {
  list: Narrowing;
  noun: string;
  views: ViewSwitch<string> | undefined;
  button: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All that narrows a list, in one place; each press applies at once. */
export function FilterSheet(props: FilterSheetProps) {
  const { list, noun, views, button, isOpen, onOpenChange } = props;
  const isPhone = useIsPhone();
  const { rows, total, isNarrowed } = list;
  const close = () => onOpenChange(false);
  const clear = isNarrowed ? (
    <Button variant="ghost" size="sm" onClick={list.clear}>
      Clear all
    </Button>
  ) : null;
  const { search, filters, presets = [], kept } = list;
  const save = kept ? <SaveChip {...{ search, filters, presets, kept }} /> : null;
  if (isPhone)
    return (
      <>
        {button}
        <Dialog
          open={isOpen}
          onClose={close}
          title="Filter"
          footer={
            <>
              {save}
              {clear}
              <Button variant="primary" className="filter-show" onClick={close}>
                Show {countText(rows.length, noun)}
              </Button>
            </>
          }
        >
          <div className="filter-groups">
            {views ? (
              <section className="filter-group">
                <h3>View</h3>
                <Segmented wide label="View" {...views} />
              </section>
            ) : null}
            <Groups list={list} />
          </div>
        </Dialog>
      </>
    );
  return (
    <Popover
      trigger={button}
      label="Filter"
      align="end"
      open={isOpen}
      onOpenChange={onOpenChange}
      className="filter-sheet"
    >
      <header className="filter-head row gap-4 fixed-size">
        <h2>Filter</h2>
        <span className="end" />
        {clear}
        <IconButton size="sm" label="Close" tooltip={false} icon={<X />} onClick={close} />
      </header>
      <div className="filter-groups">
        <Groups list={list} />
      </div>
      <footer className="filter-foot">
        <span className="filter-result" aria-live="polite">
          <b>{numberText(rows.length)}</b> of {countText(total, noun)}
        </span>
        {save}
      </footer>
    </Popover>
  );
}

function Groups({ list: { filters: all, search, change } }: Pick<FilterSheetProps, 'list'>) {
  const filters = all.filter(({ choices, control }) => control !== undefined || choices.length > 0);
  const switches = filters.filter(isSwitch);
  const toggle = (filter: FilterGroup, value: string) => change(withToggled(search, filter, value));
  return (
    <>
      {filters
        .filter((filter) => !isSwitch(filter))
        .map((filter) => (
          <Group
            key={filter.name}
            filter={filter}
            chosen={valuesOf(search, filter.name)}
            onToggle={(value) => toggle(filter, value)}
          />
        ))}
      {switches.length > 0 ? (
        <section className="filter-group">
          {switches.flatMap((filter) =>
            filter.choices.slice(0, 1).map(({ value }) => (
              <Switch
                key={filter.name}
                label={filter.label}
                checked={valuesOf(search, filter.name).includes(value)}
                onChange={() => toggle(filter, value)}
              >
                {filter.label}
              </Switch>
            )),
          )}
        </section>
      ) : null}
    </>
  );
}

// What there is to choose of alone is a yes or no.
function isSwitch({ choices, isSwitch: isOne = false }: FilterGroup): boolean {
  return isOne && choices.length === 1;
}

const shownAtFirst = 8;

interface GroupProps {
  filter: FilterGroup;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function Group({ filter: { label, choices, control }, chosen, onToggle }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const isShort = choices.length <= shownAtFirst + 1 || isWhole;
  const shown = choices.filter(
    ({ value }, at) => isShort || at < shownAtFirst || chosen.includes(value),
  );
  return (
    <section className="filter-group">
      <h3>
        {label}
        {chosen.length > 0 ? <b>{chosen.length}</b> : null}
      </h3>
      {control}
      <Chips label={label}>
        {shown.map(({ value, label: words, icon, color }) => (
          <Chip
            key={value}
            pressed={chosen.includes(value)}
            icon={color ? <ColorDot color={color} /> : icon}
            onPress={() => onToggle(value)}
          >
            {words}
          </Chip>
        ))}
        {shown.length < choices.length ? (
          <button type="button" className="chip" onClick={() => setWhole(true)}>
            {choices.length - shown.length} more
          </button>
        ) : null}
      </Chips>
    </section>
  );
}

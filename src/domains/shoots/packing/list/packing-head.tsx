import { ChevronDown, MoreHorizontal } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import type { Packed } from '#domains/shoots/packing/figures/packed.ts';
import type { Section } from './packing-sections.ts';
import { numberText } from '#shared/words/number-text.ts';
import './packing-head.css';

interface PackingHeadProps {
  section: Section;
  at: number;
  measure: (element: HTMLElement | null) => void;
  isOpen: boolean;
  isReturning: boolean;
  onToggle: () => void;
  /** Without any there is no menu: whoever only looks. */
  items: MenuProps['items'];
}

/** The head of a group: how much of it is packed; it folds the group away. */
export function PackingHead(props: PackingHeadProps) {
  const { section, at, measure, isOpen, isReturning, onToggle, items } = props;
  const { label, packed, total } = section;
  return (
    <li ref={measure} data-index={at} className="packing-head row gap-8">
      <h3 className="grow may-shrink">
        <button type="button" aria-expanded={isOpen} className="row gap-8" onClick={onToggle}>
          <ChevronDown className={classNames(!isOpen && 'shut')} aria-hidden="true" />
          <span className="trunc" dir="auto">
            {label}
          </span>
        </button>
      </h3>
      <Stick
        size="thin"
        segments={segmentsOf(section)}
        label={progressText(section, isReturning)}
      />
      <span className="packing-of num sm muted" aria-hidden="true">{`${packed} of ${total}`}</span>
      {items.length > 0 ? (
        <Menu
          label={label}
          align="end"
          trigger={
            <IconButton
              size="sm"
              className="packing-more"
              label={`More for ${label}`}
              icon={<MoreHorizontal />}
            />
          }
          items={items}
        />
      ) : null}
    </li>
  );
}

/** One for each thing, those that are packed first. */
export function segmentsOf({ packed, total }: Packed): Segment[] {
  return Array.from({ length: total }, (_, at) => (at < packed ? 'on' : 'rest'));
}

/** '14 of 38 packed' */
export function progressText({ packed, total }: Packed, isReturning = false): string {
  return `${numberText(packed)} of ${numberText(total)} ${isReturning ? 'back' : 'packed'}`;
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Later } from '#client/later/later.tsx';
import { useStandIn } from '#client/later/stand-in.ts';
import { useFieldControl, useFieldLooks } from '#client/ui/fields/field-context.ts';
import '#client/ui/fields/field.css';
import './select.css';

export type ComboboxGroup = { value: string; items: readonly string[] };

export type ComboboxProps = {
  value: string;
  onChange: (value: string) => void;
  /** Under headings, in this order. */
  groups: readonly ComboboxGroup[];
  label: string;
  placeholder: string;
  /** Said when nothing matches what was typed. */
  emptyText: (typed: string) => string;
  icon?: ReactNode;
  /** How many of those that match are shown, where there may be thousands. */
  most?: number;
};

const loadList = () => import('./combobox-list.tsx').then((part) => part.ComboboxList);

/** Chooses one of hundreds by typing a part of it; its list is fetched when the page is calm. */
export function Combobox(props: ComboboxProps) {
  const { value, label, icon } = props;
  const wiring = useFieldControl();
  const { isAsked, isHeld, stoodIn, button } = useStandIn();
  if (useFieldLooks().isReadOnly) return <span className="prop-text">{value}</span>;
  return (
    <Later load={loadList} props={{ ...props, ...stoodIn }} isAsked={isAsked} isHeld={isHeld}>
      <button
        {...wiring}
        type="button"
        // What it becomes: its text is the value, not the name. Closed, it controls nothing yet.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        className="select"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={label}
        {...button}
      >
        <ComboboxFace value={value} icon={icon} />
      </button>
    </Later>
  );
}

/** What the closed combobox shows. */
export function ComboboxFace({ value, icon }: Pick<ComboboxProps, 'value' | 'icon'>) {
  const { empty } = useFieldLooks();
  return (
    <>
      {icon}
      <span className="select-value row">
        <span className={empty ? 'trunc faint' : 'trunc'}>{empty ?? value}</span>
      </span>
      <ChevronDown aria-hidden="true" />
    </>
  );
}

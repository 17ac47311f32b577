import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Later } from '#client/later/later.tsx';
import { useStandIn } from '#client/later/stand-in.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useFieldControl, useFieldLooks } from '#client/ui/fields/field-context.ts';
import '#client/ui/fields/field.css';
import './select.css';

export type SelectOption<T extends string> = {
  value: T;
  label: string;
  icon?: ReactNode;
  hint?: string;
  disabled?: boolean;
};

export type SelectProps<T extends string> = {
  value: T | null | undefined;
  onChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** No box until it is used, for toolbars and rows. */
  quiet?: boolean;
  renderValue?: (option: SelectOption<T> | undefined) => ReactNode;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  className?: string;
};

const loadList = () => import('./select-list.tsx').then((part) => part.SelectList<string>);

/** Chooses one of many; letters jump, arrows move, as in the native one. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { id, label, size = 'md', quiet = false, className, disabled, options, value } = props;
  const wiring = useFieldControl({ id });
  const { isAsked, isHeld, stoodIn, button } = useStandIn();
  const chosen = options.find((option) => option.value === value);
  if (useFieldLooks().isReadOnly)
    return <span className="prop-text">{chosen ? <Value option={chosen} /> : null}</span>;
  // The list gives back only values of these options.
  const list = props as unknown as SelectProps<string>;
  return (
    <Later load={loadList} props={{ ...list, ...stoodIn }} isAsked={isAsked} isHeld={isHeld}>
      <button
        {...wiring}
        type="button"
        // What it becomes: its text is the value, not the name. Closed, it controls nothing yet.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={label}
        disabled={disabled}
        className={classNames('select', size !== 'md' && size, quiet && 'quiet', className)}
        {...button}
      >
        <SelectFace
          chosen={chosen}
          renderValue={props.renderValue}
          placeholder={props.placeholder}
        />
      </button>
    </Later>
  );
}

type SelectFaceProps<T extends string> = Pick<SelectProps<T>, 'renderValue' | 'placeholder'> & {
  chosen: SelectOption<T> | undefined;
};

/** What the closed select shows. */
export function SelectFace<T extends string>({
  chosen,
  renderValue,
  placeholder = 'Choose…',
}: SelectFaceProps<T>) {
  const { empty } = useFieldLooks();
  return (
    <>
      <span className="select-value row">
        {empty ? (
          <span className="faint trunc">{empty}</span>
        ) : renderValue ? (
          renderValue(chosen)
        ) : chosen ? (
          <Value option={chosen} />
        ) : (
          <span className="faint">{placeholder}</span>
        )}
      </span>
      <ChevronDown aria-hidden="true" />
    </>
  );
}

function Value<T extends string>({ option }: { option: SelectOption<T> }) {
  return (
    <>
      {option.icon}
      <span className="trunc">{option.label}</span>
    </>
  );
}

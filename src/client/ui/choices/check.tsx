import { Check as Tick, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { useFieldControl } from '#client/ui/fields/field-context.ts';
import './check.css';

type CheckProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'checked' | 'type' | 'size' | 'ref'
> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The deed, with its object: "Complete Buy milk". */
  label: string;
  late?: boolean;
  /** Waiting for the network: the ring is dashed. */
  pending?: boolean;
  /** Done a moment ago: green until the undo has passed. */
  just?: boolean;
  /** Squares tick off items and select rows; circles complete tasks. */
  square?: boolean;
  /** Some, not all. */
  mixed?: boolean;
  size?: 'sm' | 'md' | 'lg';
};

/** A real checkbox drawn as our circle or square, with room for a finger around it. */
export function Check({
  checked,
  onChange,
  label,
  late,
  pending,
  just,
  square,
  mixed = false,
  size = 'md',
  className,
  ...rest
}: CheckProps) {
  const wiring = useFieldControl(rest);
  return (
    <span
      className={classNames(
        'check',
        (checked || mixed) && 'on',
        late && 'late-ring',
        pending && 'pending',
        just && 'just',
        square && 'sq',
        size !== 'md' && size,
        rest.disabled && 'is-disabled',
        className,
      )}
    >
      <input
        {...rest}
        {...wiring}
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {mixed ? <Minus aria-hidden="true" /> : checked ? <Tick aria-hidden="true" /> : null}
    </span>
  );
}

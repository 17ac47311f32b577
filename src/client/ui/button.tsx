import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { ariaKeys, Kbd } from '#client/ui/marks/kbd.tsx';
import { Spinner } from '#client/ui/base/spinner.tsx';
import { Tooltip } from '#client/ui/overlays/tooltip.tsx';
import './button.css';

export type ButtonVariant = 'secondary' | 'primary' | 'ghost' | 'danger' | 'danger-quiet' | 'lamp';
export type ButtonSize = 'md' | 'sm' | 'lg';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The work has begun: a loader stands in for the icon, presses are ignored, the width stays. */
  busy?: boolean;
  /** Shown while busy; without it the resting label keeps its place. */
  busyLabel?: string;
  icon?: ReactNode;
  kbd?: string;
  /** At the end of a line: its ink ends there, not its padding. */
  flush?: boolean;
};

/** A press that does something; one primary per view. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  icon,
  kbd,
  flush = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const swapsLabel = busy && !icon && !busyLabel;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        buttonClass({ variant, size }),
        swapsLabel && 'is-swapped',
        flush && 'flush',
        className,
      )}
      // Not `disabled`: that would drop the focus to the top of the page in the middle of the work.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts={ariaKeys(kbd)}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner size={15} /> : icon}
      <span className="btn-label">{busy && busyLabel ? busyLabel : children}</span>
      {kbd ? <Kbd keys={kbd} decorative /> : null}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  /** `lg` is as tall as the buttons with words beside it. */
  size?: ButtonSize;
  boxed?: boolean;
  tooltip?: boolean;
  kbd?: string;
};

/** A button without words: the label names it for screen readers and in its tooltip. */
export function IconButton({
  label,
  icon,
  size = 'md',
  boxed = false,
  tooltip = true,
  kbd,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-keyshortcuts={ariaKeys(kbd)}
      className={classNames('iconbtn', size !== 'md' && size, boxed && 'boxed', className)}
    >
      {icon}
    </button>
  );
  if (!tooltip) return button;
  return (
    <Tooltip content={label} kbd={kbd}>
      {button}
    </Tooltip>
  );
}

/** The class of a button, for links that look like one. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}): string {
  return classNames('btn', variant, size !== 'md' && size);
}

// A busy submit button must not submit again, not even by Enter in a field.
function ignore(event: MouseEvent) {
  event.preventDefault();
}

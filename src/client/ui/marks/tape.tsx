import type { ReactNode } from 'react';
import type { CategoryColor } from '#shared/colors.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import './tape.css';

const TONES = {
  lamp: 'lamp-t',
  tally: 'tally-t',
  wrap: 'wrap-t',
  plain: 'plain',
  slate: 'slate-t',
} as const;

type TapeProps = {
  color?: CategoryColor | undefined;
  tone?: keyof typeof TONES | undefined;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A label like camera tape: category, pillar or status; it cannot be pressed. */
export function Tape({ color, tone, icon, className, children }: TapeProps) {
  return (
    <span className={classNames('tape', color, tone && TONES[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** The colour of a category as a small slanted dot, always beside its name. */
export function ColorDot({ color }: { color?: CategoryColor | undefined }) {
  return <span className={classNames('dot', color)} aria-hidden="true" />;
}

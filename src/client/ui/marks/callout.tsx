import type { ComponentProps } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import './callout.css';

type CalloutProps = ComponentProps<'div'> & {
  /** How much it asks for; none for what is only said. */
  tone?: 'lamp' | 'tally' | 'wrap';
};

/** A line in a box: what a page asks for next, or warns of. */
export function Callout({ tone, className, ...rest }: CalloutProps) {
  return <div {...rest} className={classNames('callout', tone && `${tone}-t`, className)} />;
}

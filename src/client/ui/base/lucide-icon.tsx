import { type ComponentProps, createElement, type ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';

/** What each icon of lucide-react is made of. */
interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
}

type IconProps = ComponentProps<'svg'> & { size?: number | string };

/**
 * Takes the place of lucide-react's `createLucideIcon` in the browser's code (`build/vite-icons.ts`, which
 * makes most icons one path): the same element from the same data, made in one step. Theirs makes each
 * icon anew from lists at every render, which for the 150 of a first page takes longer than all rows
 * together.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const ownClass = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  let lines: ReactNode[] | undefined;
  return function LucideIcon({ size = 24, className, children, ...rest }: IconProps) {
    // The same ones each time: React need not look into them again.
    lines ??= node.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }));
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classNames(ownClass, className)}
        aria-hidden={children || isNamed(rest) ? undefined : true}
        {...rest}
      >
        {lines}
        {children}
      </svg>
    );
  };
}

const isNamed = (props: ComponentProps<'svg'>) =>
  (props['aria-label'] ?? props['aria-labelledby'] ?? props.role) !== undefined;

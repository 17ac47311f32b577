import { classNames } from '#client/ui/base/class-names.ts';
import { categoryColors, type CategoryColor } from '#shared/colors.ts';
import './avatar.css';

type AvatarProps = {
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** Set when the name is written beside it. */
  decorative?: boolean;
};

/** A person as initials, always in the same colour. */
export function Avatar({ name, size = 'md', decorative = false }: AvatarProps) {
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name, title: name };
  // 'Petra Lindqvist (Halden) (brand)' is the same person everywhere.
  const own = name.replace(/(\s*\([^)]*\))+\s*$/, '') || name;
  return (
    <span {...naming} className={classNames('av', size !== 'md' && size, colorOf(own))}>
      {initials(own)}
    </span>
  );
}

export type MonogramProps = {
  name: string;
  color?: CategoryColor | 'slate' | undefined;
  size?: 'sm' | 'md' | 'lg';
};

/** A brand, workspace or place as a letter; its name stands beside it. */
export function Monogram({ name, color, size = 'md' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mono', color === 'slate' ? 'slate-m' : color, size !== 'md' && size)}
    >
      {letters(name.trim(), 1) || '?'}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (last ? letters(first, 1) + letters(last, 1) : letters(first, 2)) || '?';
}

/** The first letters, as capitals; an emoji is one of them, and is not cut into halves. */
function letters(words: string, count: number): string {
  return Array.from(words).slice(0, count).join('').toUpperCase();
}

function colorOf(name: string): CategoryColor {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return categoryColors[hash % categoryColors.length] ?? 'teal';
}

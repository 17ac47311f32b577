import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { Radios } from './radios.tsx';
import './segmented.css';

type SegmentedProps<T> = {
  value: T | null;
  onChange: (value: T) => void;
  options: readonly {
    value: T;
    label: string;
    icon?: ReactNode;
    count?: number;
    disabled?: boolean;
  }[];
  label: string;
  /** Takes the whole width in equal parts. */
  wide?: boolean;
  className?: string;
};

/** A few ways to see or set one thing, all visible at once. */
export function Segmented<T extends string | number>({
  value,
  onChange,
  options,
  label,
  wide = false,
  className,
}: SegmentedProps<T>) {
  return (
    <Radios
      value={value}
      onChange={onChange}
      options={options}
      label={label}
      className={classNames('seg scroll-fade', wide && 'wide', className)}
      onChosen={intoView}
    >
      {(option) => (
        <>
          {option.icon}
          {option.label}
          {option.count ? <span className="n">{option.count}</span> : null}
        </>
      )}
    </Radios>
  );
}

// Where there is no room for all, what is chosen is not hidden at the end; the page stays where it is.
function intoView(option: HTMLElement | null): void {
  const row = option?.parentElement;
  if (!option || !row || row.scrollWidth <= row.clientWidth) return;
  const [seen, whole] = [option.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += seen.left - whole.left - (whole.width - seen.width) / 2;
}

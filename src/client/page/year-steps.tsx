import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { IconButton } from '#client/ui/button.tsx';

interface YearStepsProps {
  year: number;
  /** The last one that there is something of. */
  thisYear: number;
  onYear: (year: number) => void;
}

/** The way to the other years of a list that shows one. */
export function YearSteps({ year, thisYear, onYear }: YearStepsProps) {
  const group = 'On this page';
  const enabled = year < thisYear;
  useShortcut('[', () => onYear(year - 1), { label: 'Previous year', group });
  useShortcut(']', () => onYear(year + 1), { label: 'Next year', group, enabled });
  return (
    <div className="page-steps">
      <IconButton label="Previous year" icon={<ChevronLeft />} onClick={() => onYear(year - 1)} />
      <span className="num strong">{year}</span>
      <IconButton
        label="Next year"
        icon={<ChevronRight />}
        disabled={!enabled}
        onClick={() => onYear(year + 1)}
      />
    </div>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { IconButton } from '#client/ui/button.tsx';

interface PeriodStepsProps {
  /** '2026', 'March 2026' */
  text: string;
  unit: 'year' | 'month';
  /** Whether anything comes after it. */
  hasNext: boolean;
  /** One back or one on. */
  onStep: (by: 1 | -1) => void;
}

/** The way to the neighbours of the period that a list shows. */
export function PeriodSteps({ text, unit, hasNext, onStep }: PeriodStepsProps) {
  const group = 'On this page';
  useShortcut('[', () => onStep(-1), { label: `Previous ${unit}`, group });
  useShortcut(']', () => onStep(1), { label: `Next ${unit}`, group, enabled: hasNext });
  return (
    <div className="page-steps">
      <IconButton label={`Previous ${unit}`} icon={<ChevronLeft />} onClick={() => onStep(-1)} />
      <span className="num strong">{text}</span>
      <IconButton
        label={`Next ${unit}`}
        icon={<ChevronRight />}
        disabled={!hasNext}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

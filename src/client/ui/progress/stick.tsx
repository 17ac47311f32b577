import { classNames } from '#client/ui/base/class-names.ts';
import { drawnSegments } from './drawn-segments.ts';
import { fitSegments, type Segment } from './segments.ts';
import './stick.css';

type StickProps = {
  segments: readonly Segment[];
  /** What it shows in words: "3 of 8 done". */
  label: string;
  size?: 'thin' | 'md' | 'lg';
  /** Set for a moment when all is done: it claps shut once. */
  clapping?: boolean;
  className?: string;
};

const thinGapPx = 2;
const colorOf = (segment: Segment) => [`var(--segment-${segment})`] as const;

/** Progress as parallelograms, one per item; it turns green when all are done. */
export function Stick({ segments, label, size = 'md', clapping = false, className }: StickProps) {
  const isDone = segments.length > 0 && segments.every((segment) => segment === 'on');
  const fitted = fitSegments(segments);
  // Of thin ones a list has many, and each segment costs as much as the row's other parts.
  const isDrawn = size === 'thin';
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(
        'stick',
        size !== 'md' && size,
        isDone && 'wrapd',
        clapping && 'clapping',
        className,
      )}
      style={
        isDrawn ? { backgroundImage: drawnSegments(fitted.map(colorOf), thinGapPx) } : undefined
      }
    >
      {isDrawn ? null : fitted.map((segment, index) => <i key={index} className={segment} />)}
    </span>
  );
}

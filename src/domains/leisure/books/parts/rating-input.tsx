import { classNames } from '#client/ui/base/class-names.ts';
import { drawnSegments } from '#client/ui/progress/drawn-segments.ts';
import './rating-input.css';

interface RatingInputProps {
  value: number | null;
  onChange: (rating: number | null) => void;
}

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One to ten, as parallelograms; a press on the one that is chosen takes it away. */
export function RatingInput({ value, onChange }: RatingInputProps) {
  return (
    <span className="rating-input row gap-2">
      {ratings.map((rating) => (
        <button
          key={rating}
          type="button"
          className={classNames('rating-step', value !== null && rating <= value && 'on')}
          aria-label={`${rating} of 10`}
          aria-pressed={rating === value}
          onClick={() => onChange(rating === value ? null : rating)}
        />
      ))}
      <span className="sm num faint rating-said">{value === null ? '' : `${value} of 10`}</span>
    </span>
  );
}

/** The same to look at: two to a mark. */
export function RatingMarks({ rating }: { rating: number }) {
  const colorOf = (step: number) => (step <= rating ? 'var(--ink)' : 'var(--line-2)');
  const marks = [2, 4, 6, 8, 10].map((step) => [colorOf(step - 1), colorOf(step)] as const);
  return (
    <span
      className="rating-marks"
      role="img"
      aria-label={`${rating} of 10`}
      style={{ backgroundImage: drawnSegments(marks, 2) }}
    />
  );
}

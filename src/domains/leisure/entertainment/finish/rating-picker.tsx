import { classNames } from '#client/ui/base/class-names.ts';
import './rating-picker.css';

const ratings = Array.from({ length: 10 }, (_, at) => at + 1);

interface RatingPickerProps {
  value: number | null;
  onChange: (rating: number | null) => void;
}

/** Ten marks; a press on the one that is set takes the rating away. */
export function RatingPicker({ value, onChange }: RatingPickerProps) {
  return (
    <span className="rating-picker" role="group" aria-label="Rating">
      {ratings.map((rating) => (
        <button
          key={rating}
          type="button"
          className={classNames('num', value !== null && rating <= value && 'is-on')}
          aria-label={`${rating} of 10`}
          aria-pressed={value === rating}
          onClick={() => onChange(value === rating ? null : rating)}
        >
          <span>{rating}</span>
        </button>
      ))}
    </span>
  );
}

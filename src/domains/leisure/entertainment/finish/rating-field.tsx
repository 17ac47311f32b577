import { Field } from '#client/ui/fields/field.tsx';
import { RatingPicker } from './rating-picker.tsx';

interface RatingFieldProps {
  value: number | null;
  error?: string | undefined;
  onChange: (rating: number | null) => void;
}

/** How good it was, from 1 to 10, or nothing. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  return (
    <Field label="Rating" optional group error={error}>
      <RatingPicker value={value} onChange={onChange} />
    </Field>
  );
}

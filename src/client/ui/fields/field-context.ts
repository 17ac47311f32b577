import { createContext, useContext } from 'react';

export type FieldWiring = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** The label names a set of controls, so it cannot point at one of them. */
  group: boolean;
  /** Whoever looks at it may not write: the value stands there as plain text. */
  isReadOnly?: boolean;
  /** What stands where there is no value: 'Add a series'. */
  empty?: string | undefined;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** How a control shows its value in the field around it. */
export function useFieldLooks() {
  const field = useContext(FieldContext);
  return { isReadOnly: field?.isReadOnly ?? false, empty: field?.empty };
}

type Own = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** The attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldControl(own: Own = {}) {
  const field = useContext(FieldContext);
  if (!field)
    return {
      id: own.id,
      'aria-describedby': own['aria-describedby'],
      'aria-invalid': own['aria-invalid'],
    };
  return {
    // The label points at the field's id, so it wins; in a group the label names the set instead.
    id: field.group ? own.id : field.id,
    'aria-describedby':
      [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

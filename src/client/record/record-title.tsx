import type { ReactNode } from 'react';
import { ErrorText } from '#client/ui/fields/error-text.tsx';
import { type Reading, useSavedText } from './saved-text.ts';

interface RecordTitleProps {
  /** What it is called: 'Title', 'Name'. */
  label: string;
  value: string;
  canEdit: boolean;
  read: (typed: string) => Reading<string>;
  onSave: (value: string) => void;
  /** A cover or a logo at its left. */
  picture?: ReactNode;
  /** What one does with it before all else, at its right. */
  end?: ReactNode;
  /** What it belongs to, in one line below it. */
  children?: ReactNode;
}

/** The head of a record: what it looks like, what it is called, and whose it is. */
export function RecordTitle(props: RecordTitleProps) {
  const { label, value, canEdit, read, onSave, picture, end, children } = props;
  const { control, error } = useSavedText({ value, read, onSave });
  return (
    <div className="record-head row gap-16">
      {picture}
      <div className="grow">
        {canEdit ? (
          <textarea
            {...control}
            rows={1}
            className="record-title"
            aria-label={label}
            aria-invalid={error ? true : undefined}
          />
        ) : (
          // The panel is called so already.
          <p className="record-title" dir="auto" aria-hidden="true">
            {value}
          </p>
        )}
        <ErrorText>{error}</ErrorText>
        {children ? <div className="record-under sm muted wraps">{children}</div> : null}
      </div>
      {end}
    </div>
  );
}

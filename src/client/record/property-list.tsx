import { ChevronDown, CircleAlert } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { FieldContext } from '#client/ui/fields/field-context.ts';
import './property-list.css';

const List = createContext({
  isReadOnly: false,
  tellEmpty: (_change: (empty: number) => number): void => undefined,
});

/**
 * What a record says of itself, edited where it stands, in two columns. On phones what is empty folds
 * into one line; who may only look reads what there is.
 */
export function PropertyList({ canEdit, children }: { canEdit: boolean; children: ReactNode }) {
  const [empty, tellEmpty] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const list = useMemo(() => ({ isReadOnly: !canEdit, tellEmpty }), [canEdit]);
  return (
    <List value={list}>
      <div className={classNames('props-box', isWhole && 'is-whole')}>
        <dl className="props">{children}</dl>
        {canEdit && empty > 0 && !isWhole ? (
          <Button variant="ghost" className="props-more" onClick={() => setWhole(true)}>
            {empty === 1 ? '1 empty field' : `${empty} empty fields`}
            <ChevronDown aria-hidden="true" />
          </Button>
        ) : null}
      </div>
    </List>
  );
}

interface PropertyProps {
  label: string;
  /** What to add, where there is nothing yet: 'Add a series'. */
  empty?: string | false | undefined;
  /** Takes both columns. */
  isWide?: boolean | undefined;
  /** Set when there are several controls: the label then names the set. */
  isGroup?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** What is read by who may not write, where the control itself does not say it plainly. */
  shown?: ReactNode;
  /** Any control of the kit; in here it has no box until it is used. */
  children: ReactNode;
}

/** One line of a property list: the label, and the value in its own control. */
export function Property({
  label,
  empty = false,
  isWide = false,
  isGroup = false,
  hint,
  error,
  shown,
  children,
}: PropertyProps) {
  const { isReadOnly, tellEmpty } = useContext(List);
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const isEmpty = empty !== false;
  useLayoutEffect(() => {
    if (!isEmpty) return undefined;
    tellEmpty((count) => count + 1);
    return () => tellEmpty((count) => count - 1);
  }, [isEmpty, tellEmpty]);
  const wiring = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: note ? noteId : undefined,
      invalid: Boolean(error),
      group: isGroup,
      isReadOnly,
      // Several controls each say for themselves what to add.
      empty: (!isGroup && empty) || undefined,
    }),
    [id, noteId, note, error, isGroup, isReadOnly, empty],
  );
  if (isReadOnly && isEmpty) return null;
  const isLabel = !isReadOnly && !isGroup;
  return (
    <FieldContext value={wiring}>
      <div
        className={classNames(
          'prop',
          isWide && 'wide',
          isReadOnly && 'is-read',
          label === '' && 'is-bare',
        )}
        data-empty={isEmpty ? '' : undefined}
      >
        <dt>
          {isLabel ? (
            <label id={wiring.labelId} htmlFor={id}>
              {label}
            </label>
          ) : (
            <span id={wiring.labelId}>{label}</span>
          )}
        </dt>
        <dd>
          {isReadOnly && shown !== undefined ? (
            <span className="prop-text">{shown}</span>
          ) : isGroup && !isReadOnly ? (
            <div role="group" aria-labelledby={wiring.labelId}>
              {children}
            </div>
          ) : (
            children
          )}
          {note && !isReadOnly ? (
            <span id={noteId} className={error ? 'errtext' : 'hint'}>
              {error ? <CircleAlert aria-hidden="true" /> : null}
              {note}
            </span>
          ) : null}
        </dd>
      </div>
    </FieldContext>
  );
}

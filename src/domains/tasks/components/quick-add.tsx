import { Plus } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { safeParse } from 'zod/mini';
import { Button } from '#client/ui/button.tsx';
import { categories } from '#domains/tasks/categories/data.ts';
import type { Link } from '#domains/tasks/linking/schema.ts';
import { taskChanges } from '#domains/tasks/schema.ts';
import { CategorySelect } from './category-select.tsx';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import type { DaySettings } from './day-settings.ts';
import { EntryChips } from './entry-chips.tsx';
import { rememberCategory, useLastCategoryId } from './last-category.ts';
import { addTask } from './task-actions.ts';
import { useQuickEntry } from './use-quick-entry.ts';
import './quick-add.css';

interface QuickAddProps {
  settings: DaySettings;
  /** The day that new tasks get unless the words say another; null is someday. */
  plannedOn: string | null;
  /** What they are for. */
  link?: Link;
  label?: string;
  /** A field for the date, between the words and the category; told when the words name a day. */
  dateField?: (spoken: string | undefined, forget: () => void) => ReactNode;
  needsCategory?: boolean;
}

/** One bar that adds a task: what, when and where in plain words. */
export function QuickAdd({
  settings,
  plannedOn,
  link,
  label = 'Quick add',
  dateField,
  needsCategory = false,
}: QuickAddProps) {
  const options = categories.useRows(inOrder);
  const entry = useQuickEntry(settings, options);
  const lastId = useLastCategoryId();
  // Chosen for the next task; once that is added it is the one used last.
  const [chosenId, setChosenId] = useState<string>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const chosen = options.find(({ id }) => id === (chosenId ?? lastId)) ?? options[0];
  const categoryId = entry.fields.categoryId ?? chosen?.id;
  const isUnknown = needsCategory && !categoryId;
  const areComing = categories.useStatus() === 'loading';
  const isBlank = entry.text.trim() === '' || (isUnknown && !areComing);
  // Enter pressed while the categories are on their way counts once they are there.
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isSent && !isUnknown) form.current?.requestSubmit();
  }, [isSent, isUnknown]);

  function add(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    setSent(isUnknown && !isBlank);
    if (isBlank || isUnknown) return;
    entry.submit(({ title, plannedOn: spoken, categoryId: named, times, repeatRule }) => {
      const fields = {
        title,
        // What comes again begins on a day.
        plannedOn: spoken ?? plannedOn ?? (repeatRule ? settings.today : null),
        categoryId: named ?? categoryId ?? null,
        ...(repeatRule ? { repeatRule } : {}),
        ...times,
        ...link,
      };
      const checked = safeParse(taskChanges, { timeType: 'none', ...fields });
      setError(checked.error?.issues[0]?.message);
      if (!checked.success) return false;
      addTask(fields);
      if (fields.categoryId) rememberCategory(fields.categoryId);
      setChosenId(undefined);
      return true;
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const lastChip = entry.chips.at(-1);
    if (event.key === 'Escape' && (entry.text || lastChip)) {
      event.preventDefault();
      setError(undefined);
      entry.clear();
    }
    // A character typed after the chip goes first: Backspace undoes what came last.
    if (event.key === 'Backspace' && isAtEnd && lastChip && lastChip.at >= value.trimEnd().length) {
      event.preventDefault();
      entry.giveBack(lastChip);
    }
  }

  return (
    <form
      ref={form}
      className="quick"
      aria-label={label}
      aria-busy={entry.isReading || isSent || undefined}
      onSubmit={add}
    >
      <div className="quick-bar">
        {/* The whole box is the field, as it looks; the keyboard has the field itself. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="quick-words" onClick={() => input.current?.focus()}>
          <Plus aria-hidden="true" />
          <input
            ref={input}
            className="quick-input"
            dir="auto"
            placeholder={entry.chips.length > 0 ? '' : 'Quick add task...'}
            aria-label="Quick add task"
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? errorId : undefined}
            value={entry.text}
            onFocus={entry.prepare}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <EntryChips
            chips={entry.chips}
            categories={options}
            settings={settings}
            onGiveBack={entry.giveBack}
          />
        </div>
        <div className="quick-fields">
          {dateField?.(entry.fields.plannedOn, () => entry.drop('date'))}
          <CategorySelect
            options={options}
            value={categoryId}
            onChange={(id) => {
              entry.drop('category');
              setChosenId(id);
            }}
          />
        </div>
        <Button type="submit" variant="primary" className="quick-submit" disabled={isBlank}>
          Add
        </Button>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
    </form>
  );
}

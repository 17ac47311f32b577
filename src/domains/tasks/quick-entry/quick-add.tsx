import { useNavigate } from '@tanstack/react-router';
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
import { checkBody } from '#client/form/checks.ts';
import { ApiError } from '#client/sync/api.ts';
import { newId } from '#shared/ids.ts';
import { formatLongDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { categories } from '#domains/tasks/categories/data.ts';
import type { Link } from '#domains/tasks/linking/rules.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { CategorySelect } from './category-select.tsx';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { CategoryList } from './category-list.tsx';
import { EntryChips } from './entry-chips.tsx';
import { EntryMarks } from './entry-marks.tsx';
import { rememberCategory, useLastCategoryId } from './last-category.ts';
import { addTask } from '#domains/tasks/row/task-actions.ts';
import { useCategoryList } from './use-category-list.ts';
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
  const [keptAs] = useState(() => `quick-add ${JSON.stringify([plannedOn, link])}`);
  const entry = useQuickEntry(settings, options, plannedOn, keptAs);
  const navigate = useNavigate();
  const lastId = useLastCategoryId();
  // Chosen for the next task; once that is added it is the one used last.
  const [chosenId, setChosenId] = useState<string>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const chosen = options.find(({ id }) => id === (chosenId ?? lastId)) ?? options[0];
  const categoryId = entry.said.categoryId ?? chosen?.id;
  const isUnknown = needsCategory && !categoryId;
  const areComing = categories.useStatus() === 'loading';
  const isBlank = entry.text.trim() === '' || (isUnknown && !areComing);
  const list = useCategoryList(entry.text, options, input, entry.type);
  // At midnight, or when another day is chosen, the words stay and their day is another.
  const [begunOn, setBegunOn] = useState(plannedOn);
  if (entry.text === '' && begunOn !== plannedOn) setBegunOn(plannedOn);
  const isMoved = begunOn !== plannedOn && plannedOn !== null && !entry.said.plannedOn;
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
    entry.submit((said) => {
      const { title, plannedOn: spoken, categoryId: named, times, repeatRule, repeatMode } = said;
      const fields = {
        title,
        // What comes again begins on a day.
        plannedOn: spoken ?? plannedOn ?? (repeatRule ? settings.today : null),
        categoryId: named ?? categoryId ?? null,
        ...(repeatRule ? { repeatRule } : {}),
        ...(repeatMode ? { repeatMode } : {}),
        ...times,
        ...link,
      };
      const checked = checkBody(tasksContract.create, { ...fields, id: newId() });
      const isRefused = checked instanceof ApiError;
      setError(isRefused ? checked.message : undefined);
      if (isRefused) return false;
      addTask(fields, { onPage: plannedOn, settings, navigate });
      if (fields.categoryId) rememberCategory(fields.categoryId);
      setChosenId((now) => (now === chosenId ? undefined : now));
      return true;
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (list.press(event)) return;
    if (event.key === 'Escape' && entry.text) {
      event.preventDefault();
      setError(undefined);
      entry.clear();
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
        <div className="quick-words row grow" onClick={() => input.current?.focus()}>
          <Plus aria-hidden="true" />
          <span className="quick-line">
            <EntryMarks text={entry.text} phrases={entry.said.phrases} />
            <input
              ref={input}
              className="quick-input"
              dir="auto"
              placeholder="Quick add task..."
              aria-label="Quick add task"
              autoComplete="off"
              enterKeyHint="done"
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error ? errorId : undefined}
              {...list.wiring}
              value={entry.text}
              onFocus={entry.prepare}
              onScroll={({ currentTarget: { previousElementSibling, scrollLeft } }) => {
                if (previousElementSibling) previousElementSibling.scrollLeft = scrollLeft;
              }}
              onChange={(event) => {
                setError(undefined);
                entry.type(event.target.value);
              }}
              onSelect={list.follow}
              onBlur={list.close}
              onKeyDown={onKeyDown}
            />
          </span>
          <EntryChips chips={entry.said.chips} categories={options} onGiveBack={entry.giveBack} />
        </div>
        <div className="quick-fields">
          {dateField?.(entry.said.plannedOn, () => entry.drop(['date', 'start']))}
          {/* The chip says it already, and the words need its room. */}
          {entry.said.categoryId ? null : (
            <CategorySelect options={options} value={categoryId} onChange={setChosenId} />
          )}
        </div>
        <Button type="submit" variant="primary" className="quick-submit" disabled={isBlank}>
          Add
        </Button>
        {list.options.length > 0 ? (
          <CategoryList
            id={list.id}
            options={list.options}
            activeAt={list.activeAt}
            onPick={list.pick}
          />
        ) : null}
      </div>
      {isMoved && entry.text.trim() !== '' ? (
        <p role="status" className="quick-note">
          The day has changed: this goes to {formatLongDate(plannedOn, settings)}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
    </form>
  );
}

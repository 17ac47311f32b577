import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '#shared/ids.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { type ChecklistItem, maxChecklistItems } from '#domains/tasks/schema.ts';
import './checklist-field.css';

interface ChecklistFieldProps {
  value: ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
}

const maxText = 200;

/**
 * The steps of a task. Enter adds the next one, Backspace in an empty one removes it, and the
 * arrows go from one to another, with Alt taking it along.
 */
export function ChecklistField({ value: items, onChange }: ChecklistFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const isFull = items.length >= maxChecklistItems;

  function focus(at: number) {
    list.current?.querySelectorAll<HTMLElement>('.checklist-text input')[at]?.focus();
  }
  // Drawn at once: whoever types on must not type into the row before.
  function write(next: ChecklistItem[], focusAt: number) {
    flushSync(() => onChange(next));
    focus(focusAt);
  }
  function add(at: number, texts: readonly string[] = ['']) {
    const room = maxChecklistItems - items.length;
    const added = texts.slice(0, room).map((text) => ({ id: newId(), text, isDone: false }));
    if (added.length === 0) return;
    write(items.toSpliced(at, 0, ...added), at + added.length - 1);
  }
  function change(at: number, changes: Partial<ChecklistItem>) {
    onChange(items.map((item, place) => (place === at ? { ...item, ...changes } : item)));
  }
  function remove(at: number) {
    write(items.toSpliced(at, 1), Math.max(at - 1, 0));
  }
  function move(at: number, steps: number) {
    const item = items[at];
    const to = at + steps;
    if (!item || to < 0 || to >= items.length) return;
    write(items.toSpliced(at, 1).toSpliced(to, 0, item), to);
  }
  function press(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const { key, altKey } = event;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (key === 'Enter') add(at + 1);
    else if (key === 'Backspace' && event.currentTarget.value === '') remove(at);
    else if (step && altKey) move(at, step);
    else if (step) focus(at + step);
    else return;
    event.preventDefault();
  }
  // A list copied from elsewhere becomes items, without what its lines began with.
  function paste(event: ClipboardEvent<HTMLInputElement>, at: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((text) => text.replace(/^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, '').trim())
      .filter(Boolean)
      .map((text) => text.slice(0, maxText));
    if (lines.length < 2) return;
    event.preventDefault();
    add(at + 1, lines);
  }

  return (
    <>
      {items.length > 0 ? (
        <ol ref={list} className="checklist stack">
          {items.map((item, at) => {
            const name = item.text || `item ${at + 1}`;
            return (
              <li key={item.id} className="checklist-row row">
                <Check
                  square
                  checked={item.isDone}
                  label={`Tick ${name}`}
                  onChange={(isDone) => change(at, { isDone })}
                />
                <TextInput
                  quiet
                  className="checklist-text grow"
                  dir="auto"
                  autoComplete="off"
                  maxLength={maxText}
                  aria-label={`Checklist item ${at + 1}`}
                  placeholder="A step"
                  value={item.text}
                  onChange={(event) => change(at, { text: event.target.value })}
                  onKeyDown={(event) => press(event, at)}
                  onPaste={(event) => paste(event, at)}
                />
                <span className="checklist-actions">
                  <IconButton
                    size="sm"
                    tooltip={false}
                    label={`Move ${name} up`}
                    icon={<ArrowUp />}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <IconButton
                    size="sm"
                    tooltip={false}
                    label={`Move ${name} down`}
                    icon={<ArrowDown />}
                    disabled={at === items.length - 1}
                    onClick={() => move(at, 1)}
                  />
                  <IconButton
                    size="sm"
                    tooltip={false}
                    label={`Remove ${name}`}
                    icon={<X />}
                    onClick={() => remove(at)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        className="checklist-add"
        icon={<Plus />}
        disabled={isFull}
        onClick={() => add(items.length)}
      >
        {isFull ? `${maxChecklistItems} items are the most` : 'Add item'}
      </Button>
    </>
  );
}

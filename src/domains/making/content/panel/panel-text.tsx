import { useState } from 'react';
import * as z from 'zod/mini';
import { webUrl } from '#shared/entity.ts';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';

interface PanelTextProps {
  label: string;
  value: string;
  onSave: (text: string) => void;
  /** Why this text cannot be saved. */
  problemOf?: (text: string) => string | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  multiline?: boolean;
  disabled?: boolean;
  type?: 'text' | 'url';
}

/** A line that is saved when it is left, or by Enter; Escape takes back what was typed. */
export function PanelText({
  label,
  value,
  onSave,
  problemOf = noProblem,
  hint,
  optional = false,
  multiline = false,
  type = 'text',
  ...rest
}: PanelTextProps) {
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : problemOf(typed);
  const Input = multiline ? TextArea : TextInput;

  function save() {
    if (typed === undefined || problem) return;
    if (typed.trim() !== value) onSave(typed.trim());
    setTyped(undefined);
  }

  return (
    <Field label={label} optional={optional} error={problem} hint={hint}>
      <Input
        {...rest}
        {...(multiline ? {} : { type })}
        dir="auto"
        autoComplete="off"
        value={typed ?? value}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          setTyped(currentTarget.value)
        }
        onBlur={save}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            save();
          }
          if (event.key !== 'Escape' || typed === undefined) return;
          // What is around it stays open.
          event.stopPropagation();
          setTyped(undefined);
        }}
      />
    </Field>
  );
}

const noProblem = () => undefined;

/** What is wrong with a web address; an empty field has none. */
export function webUrlProblem(text: string): string | undefined {
  const parsed = text.trim() === '' ? undefined : z.safeParse(webUrl, text);
  return parsed?.error?.issues[0]?.message;
}

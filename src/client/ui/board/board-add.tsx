import { useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import { TextInput } from '#client/ui/fields/text-input.tsx';

interface BoardAddProps {
  label: string;
  onAdd: (title: string) => void;
  onClose: () => void;
}

/** A line at the top of a column: Enter adds and stays for the next one, Escape closes. */
export function BoardAdd({ label, onAdd, onClose }: BoardAddProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="board-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <TextInput
        ref={takeFocus}
        aria-label={label}
        placeholder="Title"
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
        onBlur={() => (text.trim() === '' ? onClose() : undefined)}
      />
    </form>
  );
}

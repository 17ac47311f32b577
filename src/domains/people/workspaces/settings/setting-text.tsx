import { useState } from 'react';
import { TextInput } from '#client/ui/fields/text-input.tsx';

interface SettingTextProps {
  label: string;
  value: string;
  onSave: (text: string) => void;
  maxLength: number;
  placeholder?: string;
  readOnly?: boolean;
}

/** A setting in words: Enter or leaving it saves, Escape takes back what was typed. */
export function SettingText({
  label,
  value,
  onSave,
  maxLength,
  placeholder,
  readOnly = false,
}: SettingTextProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function save() {
    if (draft !== null && draft.trim() !== value) onSave(draft.trim());
    setDraft(null);
  }

  if (readOnly) return <span>{value || placeholder}</span>;
  return (
    <TextInput
      aria-label={label}
      className="setting-text"
      value={draft ?? value}
      maxLength={maxLength}
      placeholder={placeholder}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useShortcut } from '#client/shortcuts.tsx';
import { IconButton } from './button.tsx';
import { TextInput } from './field.tsx';
import { Kbd } from './kbd.tsx';
import './search-field.css';

interface SearchFieldProps {
  /** 'Search brands' */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Narrows a list to what is typed; '/' goes there, Escape empties it. */
export function SearchField({ label, typed, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus(), { label: 'Search', group: 'On this page' });
  return (
    <TextInput
      ref={field}
      className="search-field"
      // Its own cross could not be told from ours.
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      dir="auto"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (typed === '') event.currentTarget.blur();
        onType('');
      }}
      icon={<Search aria-hidden="true" />}
      trailing={
        typed ? (
          <IconButton size="sm" label="Clear search" icon={<X />} onClick={() => onType('')} />
        ) : (
          <Kbd keys="/" decorative />
        )
      }
    />
  );
}

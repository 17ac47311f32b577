import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from './shortcuts.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import './page-search.css';

/** What narrows a page to words. */
export interface PageSearch {
  /** 'Search brands' */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/**
 * An icon until somebody searches; then a field in the same place. '/' opens it, Escape empties it,
 * and empty and left it folds back.
 */
export function SearchToggle({ search }: { search: PageSearch }) {
  const field = useRef<HTMLInputElement>(null);
  const icon = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || search.typed !== '';
  function open() {
    // There at once: the next key is already a letter of it.
    flushSync(() => setAsked(true));
    field.current?.focus();
  }
  function fold(isLeft: boolean) {
    flushSync(() => setAsked(false));
    if (!isLeft) icon.current?.focus();
  }
  useShortcut('/', open, { label: 'Search', group: 'On this page' });
  if (!isOpen)
    return <IconButton ref={icon} label={search.label} kbd="/" icon={<Search />} onClick={open} />;
  return <OpenSearch ref={field} search={search} onFold={fold} />;
}

interface OpenSearchProps {
  ref: RefObject<HTMLInputElement | null>;
  search: PageSearch;
  /** Whether the focus has gone elsewhere already. */
  onFold: (isLeft: boolean) => void;
}

/** The field of a page's search while it is open. */
export function OpenSearch({ ref, search, onFold }: OpenSearchProps) {
  const { label, typed, onType } = search;
  function leave(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape') return;
    // The field alone: what lies under it stays open.
    event.stopPropagation();
    onType('');
    onFold(false);
  }
  return (
    <div
      className="page-find"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (typed === '' && !currentTarget.contains(relatedTarget)) onFold(true);
      }}
    >
      <TextInput
        ref={ref}
        className="page-find-field"
        // Its own cross could not be told from ours.
        type="text"
        role="searchbox"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={leave}
        icon={<Search aria-hidden="true" />}
        trailing={
          <IconButton
            size="sm"
            label="Clear search"
            icon={<X />}
            onClick={() => {
              onType('');
              onFold(false);
            }}
          />
        }
      />
    </div>
  );
}

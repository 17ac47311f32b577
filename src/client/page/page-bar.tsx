import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from './shortcuts.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { useBarParts } from './bar-parts.tsx';
import { OpenSearch, type PageSearch } from './page-search.tsx';
import './page.css';

interface PageBarProps {
  title: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  search?: PageSearch | undefined;
  more?: ReactNode;
  /** The page has a heading of its own: what it is called is said for the eye alone. */
  isQuiet?: boolean;
}

/** The one bar of a page on phones: back, title, search, bell and ⋯ are always at the same place. */
export function PageBar({ title, headingRef, search, more, isQuiet = false }: PageBarProps) {
  const { back, bell, searchEverywhere } = useBarParts();
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isSearching = search !== undefined && (isAsked || search.typed !== '');
  function open() {
    if (!search) return searchEverywhere('');
    flushSync(() => setAsked(true));
    field.current?.focus();
  }
  useShortcut('/', open, { label: 'Search', group: 'On this page' });
  return (
    <header className="page-bar">
      {back}
      {isQuiet ? (
        <span className="page-bar-name trunc" aria-hidden="true" dir="auto">
          {title}
        </span>
      ) : (
        <h1 ref={headingRef} tabIndex={-1} className={isSearching ? 'sr' : undefined}>
          {title}
        </h1>
      )}
      {isSearching ? (
        <OpenSearch ref={field} search={search} onFold={() => setAsked(false)} />
      ) : (
        <IconButton
          tooltip={false}
          label={search?.label ?? 'Search or jump to…'}
          icon={<Search />}
          onClick={open}
        />
      )}
      {isSearching ? null : bell}
      {more}
    </header>
  );
}

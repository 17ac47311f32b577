import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { here } from './here.ts';
import { isAt, type NavigationItem, type NavigationSection, useSections } from './navigation.ts';
import { toggleSection, useSidebarState } from './sidebar-state.ts';
import './navigation-sections.css';

/** All places in their sections; sections close and remember it. */
export function NavigationSections() {
  const sections = useSections();
  return (
    <div className="nav">
      {sections.map((section) => (
        <Section key={section.label} section={section} />
      ))}
    </div>
  );
}

function Section({ section }: { section: NavigationSection }) {
  const { label, items, hasNoHeading = false } = section;
  const id = useId();
  const isCurrent = useLocation({
    select: ({ pathname }) => items.some((item) => isAt(pathname, item)),
  });
  const isClosed = useSidebarState().closedSections.includes(label) && !isCurrent && !hasNoHeading;
  return (
    <div className={isClosed ? 'nav-section closed' : 'nav-section'}>
      {hasNoHeading ? (
        <span className="sr" id={id}>
          {label}
        </span>
      ) : (
        <button
          type="button"
          id={id}
          className="nav-heading row gap-6 faint"
          aria-expanded={!isClosed}
          // The section one is in stays open: what is current must be seen.
          aria-disabled={isCurrent || undefined}
          onClick={isCurrent ? undefined : () => toggleSection(label)}
        >
          {isClosed ? <ChevronRight aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {label}
        </button>
      )}
      {isClosed ? null : (
        <ul aria-labelledby={id}>
          {items.map((item) => (
            <li key={item.to}>
              <NavigationLink item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A link to a place, with how much waits there. */
export function NavigationLink({ item }: { item: NavigationItem }) {
  const { label, to, icon: Icon, count: Count } = item;
  // A page of one of its records is there as well.
  const isHere = useLocation({ select: ({ pathname }) => isAt(pathname, item) });
  return (
    <Link to={to} className="nav-item row gap-10 muted" {...(isHere ? here : null)}>
      <Icon aria-hidden="true" />
      <span className="trunc">{label}</span>
      {Count ? <Count /> : null}
    </Link>
  );
}

import { Link, type LinkProps } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Popover } from '#client/ui/menus/popover.tsx';
import { type CountedRows, showCounted } from './counted-rows.tsx';
import './how-counted.css';
import '#client/ui/marks/section-head.css';

interface HowCountedProps {
  /** Of what. */
  label: string;
  children: ReactNode;
  /** The rows that were counted. */
  counted?: Omit<CountedRows, 'label'> | undefined;
  /** Where the rows are, if they are a whole page. */
  to?: Pick<LinkProps, 'to' | 'search'> & { label: string };
}

/** What a number is made of, and the way to its rows. */
export function HowCounted({ label, children, counted, to }: HowCountedProps) {
  return (
    <Popover
      label={`How ${label} is counted`}
      className="how-counted sm muted"
      trigger={
        <IconButton
          size="sm"
          tooltip={false}
          className="how-button faint"
          label={`How ${label} is counted`}
          icon={<Info />}
        />
      }
    >
      {(close) => (
        <>
          <p>{children}</p>
          {counted && counted.rows.length > 0 ? (
            <button
              type="button"
              className="section-link"
              onClick={() => {
                close();
                showCounted({ label, ...counted });
              }}
            >
              {counted.rows.length === 1 ? 'Show the row' : `Show the ${counted.rows.length} rows`}
            </button>
          ) : null}
          {to ? (
            <Link className="section-link" to={to.to} search={to.search}>
              {to.label}
            </Link>
          ) : null}
        </>
      )}
    </Popover>
  );
}

/** A label with what it means behind it. */
export function Counted(props: HowCountedProps) {
  return (
    <span className="inline gap-2">
      {props.label}
      <HowCounted {...props} />
    </span>
  );
}

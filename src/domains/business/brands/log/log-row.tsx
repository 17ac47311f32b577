import { ArrowDownLeft, ArrowUpRight, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRowDate } from '#client/words/format-dates.ts';
import { IconButton } from '#client/ui/button.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { BrandLogEntry } from './schema.ts';
import { deleteLogEntry } from '#domains/business/brands/parts/brand-actions.ts';
import { logChannelLabels } from './log-fields.tsx';
import './log-row.css';

interface LogRowProps {
  entry: BrandLogEntry;
  settings: DayFormats;
  /** Without it nothing can be changed here. */
  onEdit: (() => void) | undefined;
  /** What it is about, where that is not said already. */
  children?: ReactNode;
}

/** One contact with a brand: who wrote, what, how and when. */
export function LogRow({ entry, settings, onEdit, children }: LogRowProps) {
  const { direction, channel, note, contactedOn } = entry;
  const who = direction === 'out' ? 'I wrote' : 'They wrote';
  const name = note || logChannelLabels[channel];
  return (
    <li className="row top ruled sm log-row">
      <span className="faint icon-14" title={who}>
        {direction === 'out' ? (
          <ArrowUpRight aria-hidden="true" />
        ) : (
          <ArrowDownLeft aria-hidden="true" />
        )}
        <span className="sr">{who}</span>
      </span>
      <span className="grow as-typed" dir="auto">
        {note || <span className="faint">{logChannelLabels[channel]}</span>}
        {children}
      </span>
      <span className="xs faint num one-line">
        {note ? `${logChannelLabels[channel]} · ` : ''}
        {formatRowDate(contactedOn, settings)}
      </span>
      {onEdit ? (
        <>
          <IconButton size="sm" label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton
            size="sm"
            label="Delete log entry"
            icon={<Trash2 />}
            onClick={() => deleteLogEntry(entry)}
          />
        </>
      ) : null}
    </li>
  );
}

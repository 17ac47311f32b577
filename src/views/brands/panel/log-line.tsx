import { useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { takeFocus } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import type { BrandLogEntry } from '#domains/business/brands/log/schema.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { changeLogEntry, logContact } from '#domains/business/brands/parts/brand-actions.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { type LogDraft, LogFields } from '#domains/business/brands/log/log-fields.tsx';

interface NewLogLineProps extends Pick<BrandPartProps, 'settings' | 'start'> {
  brandId: string;
  /** The deals with the brand. */
  deals: readonly Campaign[];
}

/** One line: what was said, how, by whom and when. Enter logs it. */
export function NewLogLine({ brandId, deals, settings, start }: NewLogLineProps) {
  const open = deals.filter(({ status }) => isOpen(status));
  const [changes, setChanges] = useState<Partial<LogDraft>>({});
  const values: LogDraft = {
    note: '',
    channel: 'email',
    direction: 'out',
    contactedOn: settings.today,
    // With one deal under way it is most likely about that.
    campaignId: (open.length === 1 && open[0]?.id) || null,
    ...changes,
  };
  const { contactedOn: day } = values;
  const isReady = day !== null && isDate(day);
  return (
    <form
      className="stack gap-8 ruled brand-log-line"
      aria-label="Log contact"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        logContact({ ...values, brandId, note: values.note.trim(), contactedOn: day });
        const { note: _, contactedOn: __, ...kept } = changes;
        setChanges(kept);
      }}
    >
      <LogFields
        start={start}
        values={values}
        onChange={(next) => setChanges({ ...changes, ...next })}
        settings={settings}
        deals={deals}
      >
        <Button type="submit" size="sm" aria-label="Log contact" disabled={!isReady}>
          Log
        </Button>
      </LogFields>
    </form>
  );
}

interface LogLineProps extends Pick<BrandPartProps, 'settings'> {
  entry: BrandLogEntry;
  deals: readonly Campaign[];
  onDone: () => void;
}

/** A line of the log that is being mended. */
export function EditedLogLine({ entry, deals, settings, onDone }: LogLineProps) {
  const { note, channel, direction, contactedOn, campaignId } = entry;
  // What was typed is measured by how it began, whatever others write meanwhile.
  const [start] = useState({ note, channel, direction, contactedOn, campaignId });
  const [values, setValues] = useState<LogDraft>(start);
  const { contactedOn: day } = values;
  const isReady = day !== null && isDate(day);
  return (
    <li>
      <form
        className="stack gap-8 ruled brand-log-line"
        aria-label="Edit log entry"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const now = { ...values, note: values.note.trim(), contactedOn: day };
          changeLogEntry(entry.id, start, now);
          onDone();
        }}
      >
        <LogFields
          start={takeFocus}
          values={values}
          onChange={(next) => setValues({ ...values, ...next })}
          settings={settings}
          deals={deals}
        >
          <Button size="sm" variant="ghost" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" size="sm" disabled={!isReady}>
            Save
          </Button>
        </LogFields>
      </form>
    </li>
  );
}

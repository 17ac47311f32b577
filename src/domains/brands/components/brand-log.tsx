import { ArrowDownLeft, ArrowUpRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatRowDate } from '#client/format-dates.ts';
import { isDate } from '#client/dates.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { FailedRows } from '#client/ui/failed-rows.tsx';
import { TextInput } from '#client/ui/field.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Select } from '#client/ui/select.tsx';
import { SkeletonRows } from '#client/ui/states.tsx';
import { brandLogEntries } from '#domains/brands/log/data.ts';
import {
  type BrandLogEntry,
  type LogChannel,
  logChannels,
  type LogDirection,
} from '#domains/brands/log/schema.ts';
import { deleteLogEntry, logContact } from './brand-actions.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { logByBrand } from './brand-selectors.ts';

const channelLabels: Record<LogChannel, string> = {
  email: 'E-mail',
  dm: 'DM',
  call: 'Call',
  meeting: 'Meeting',
  other: 'Other',
};
const channelOptions = logChannels.map((value) => ({ value, label: channelLabels[value] }));
const few = 12;

/** What was said, the latest first, and one line to add to it. */
export function BrandLog({ brand, canEdit, settings, start }: BrandPartProps) {
  const entries = brandLogEntries.useRows(logByBrand).get(brand.id) ?? [];
  const status = brandLogEntries.useStatus();
  const failed = brandLogEntries.useFailures().filter(({ operation }) => operation === 'create');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, few);
  return (
    <section aria-labelledby="brand-log">
      <SectionHead id="brand-log" title="Log" note={entries.length || ''} />
      {canEdit ? <LogLine brandId={brand.id} settings={settings} start={start} /> : null}
      <FailedRows failed={failed} titleOf={({ note }) => String(note) || 'A contact'} />
      {status === 'loading' && entries.length === 0 ? <SkeletonRows rows={3} /> : null}
      {status === 'ready' && entries.length === 0 ? (
        <p className="brand-none">
          Nothing yet. One line for each message keeps the follow-up honest.
        </p>
      ) : null}
      <ul className="brand-log">
        {shown.map((entry) => (
          <LogRow key={entry.id} entry={entry} canEdit={canEdit} settings={settings} />
        ))}
      </ul>
      {entries.length > shown.length ? (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {`Show all ${entries.length}`}
        </Button>
      ) : null}
    </section>
  );
}

/** One line: what was said, how, by whom and when. Enter logs it. */
function LogLine({
  brandId,
  settings,
  start,
}: { brandId: string } & Pick<BrandPartProps, 'settings' | 'start'>) {
  const [note, setNote] = useState('');
  const [channel, setChannel] = useState<LogChannel>('email');
  const [direction, setDirection] = useState<LogDirection>('out');
  const [day, setDay] = useState<string | null>(settings.today);
  const isReady = day !== null && isDate(day);
  return (
    <form
      className="brand-log-line"
      aria-label="Log contact"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        logContact({ brandId, note: note.trim(), channel, direction, contactedOn: day });
        setNote('');
        setDay(settings.today);
      }}
    >
      <TextInput
        ref={start}
        aria-label="What was said"
        placeholder="Sent the media kit"
        dir="auto"
        autoComplete="off"
        maxLength={2_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="brand-log-how">
        <Segmented
          label="Who wrote"
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'out', label: 'I wrote' },
            { value: 'in', label: 'They wrote' },
          ]}
        />
        <Select
          label="How"
          size="sm"
          value={channel}
          onChange={setChannel}
          options={channelOptions}
        />
        <DateField label="Day" inWords value={day} onChange={setDay} settings={settings} />
        <Button type="submit" size="sm" aria-label="Log contact" disabled={!isReady}>
          Log
        </Button>
      </div>
    </form>
  );
}

function LogRow({
  entry,
  canEdit,
  settings,
}: { entry: BrandLogEntry } & Pick<BrandPartProps, 'canEdit' | 'settings'>) {
  const { direction, channel, note, contactedOn } = entry;
  const isOut = direction === 'out';
  return (
    <li>
      <span className="faint" title={isOut ? 'I wrote' : 'They wrote'}>
        {isOut ? <ArrowUpRight aria-hidden="true" /> : <ArrowDownLeft aria-hidden="true" />}
        <span className="sr">{isOut ? 'I wrote' : 'They wrote'}</span>
      </span>
      <span className="grow brand-log-note" dir="auto">
        {note || <span className="faint">{channelLabels[channel]}</span>}
      </span>
      <span className="xs faint num">
        {note ? `${channelLabels[channel]} · ` : ''}
        {formatRowDate(contactedOn, settings)}
      </span>
      {canEdit ? (
        <IconButton
          size="sm"
          label="Delete log entry"
          icon={<Trash2 />}
          onClick={() => deleteLogEntry(entry)}
        />
      ) : null}
    </li>
  );
}

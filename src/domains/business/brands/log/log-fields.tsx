import type { ReactNode, Ref } from 'react';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { type BrandLogEntry, type LogChannel, logChannels } from './schema.ts';
import './log-fields.css';

export const logChannelLabels: Record<LogChannel, string> = {
  email: 'E-mail',
  dm: 'DM',
  call: 'Call',
  meeting: 'Meeting',
  other: 'Other',
};
const channelOptions = logChannels.map((value) => ({ value, label: logChannelLabels[value] }));
const none = '';

/** What one says of a contact, as it is typed. */
export type LogDraft = Pick<BrandLogEntry, 'note' | 'channel' | 'direction' | 'campaignId'> & {
  contactedOn: string | null;
};

interface LogFieldsProps {
  values: LogDraft;
  onChange: (changes: Partial<LogDraft>) => void;
  settings: DayFormats;
  /** The deals it may be about; without any nobody asks. */
  deals?: readonly { id: string; campaignName: string }[];
  /** Where typing begins. */
  start?: Ref<HTMLInputElement>;
  /** The buttons, where it is not a dialog that has them. */
  children?: ReactNode;
}

/** What was said, how, by whom and when, and about which deal. */
export function LogFields({
  values,
  onChange,
  settings,
  deals = [],
  start,
  children,
}: LogFieldsProps) {
  const { note, channel, direction, contactedOn, campaignId } = values;
  return (
    <>
      <TextInput
        ref={start}
        aria-label="What was said"
        placeholder="Sent the media kit"
        dir="auto"
        autoComplete="off"
        maxLength={2_000}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <div className="row wraps log-how">
        <Segmented
          label="Who wrote"
          value={direction}
          onChange={(next) => onChange({ direction: next })}
          options={[
            { value: 'out', label: 'I wrote' },
            { value: 'in', label: 'They wrote' },
          ]}
        />
        <Select
          label="How"
          size="sm"
          className="log-way"
          value={channel}
          onChange={(next) => onChange({ channel: next })}
          options={channelOptions}
        />
        <DateField
          label="Day"
          inWords
          value={contactedOn}
          onChange={(day) => onChange({ contactedOn: day })}
          settings={settings}
        />
        {deals.length > 0 ? (
          <Select
            label="About which campaign"
            size="sm"
            className="log-deal"
            value={campaignId ?? none}
            onChange={(id) => onChange({ campaignId: id || null })}
            options={[
              { value: none, label: 'No campaign' },
              ...deals.map(({ id, campaignName }) => ({ value: id, label: campaignName })),
            ]}
          />
        ) : null}
        {children ? <span className="row end">{children}</span> : null}
      </div>
    </>
  );
}

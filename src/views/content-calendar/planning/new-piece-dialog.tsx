import { useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { formatTime } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { ChannelSelect } from '#domains/making/channels/channel-select.tsx';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import { addPiece, type NewPiece } from '#views/content/posts/plan-posts.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { readTime } from '#domains/tasks/rules.ts';
import './new-piece-dialog.css';

/** What a new piece begins with: its day, and what its series says. */
export type PieceStart = Omit<NewPiece, 'title'>;

interface NewPieceDialogProps {
  start: PieceStart;
  open: boolean;
  settings: DaySettings;
  onClose: () => void;
}

/** A new piece of content with its first post, on a day of the calendar. */
export function NewPieceDialog({ start, open, settings, onClose }: NewPieceDialogProps) {
  const [title, setTitle] = useState('');
  const [plannedOn, setPlannedOn] = useState(start.plannedOn);
  const [time, setTime] = useState(
    start.plannedTime ? formatTime(start.plannedTime, settings) : '',
  );
  const [channelId, setChannelId] = useState(start.channelId);
  const [pillarId, setPillarId] = useState(start.pillarId);
  const [errors, setErrors] = useState<{ title?: string; date?: string; time?: string }>({});

  function save(isOpened: boolean) {
    const plannedTime = time.trim() === '' ? null : readTime(time);
    const found = {
      ...(title.trim() === '' ? { title: 'Give it a title' } : {}),
      ...(plannedOn !== null && !isDate(plannedOn)
        ? { date: 'Use a date that exists, like tomorrow' }
        : {}),
      ...(plannedTime === undefined ? { time: 'Use a time like 5:00 PM' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || plannedTime === undefined) return;
    const id = addPiece({ ...start, title, plannedOn, plannedTime, channelId, pillarId });
    onClose();
    if (isOpened) openContentPanel({ contentItemId: id });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Post"
      dirty={title.trim() !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
      onSaveAndOpen={() => save(true)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button kbd="mod+enter" onClick={() => save(true)}>
            Add and open
          </Button>
          <Button type="submit" variant="primary" kbd="enter">
            Add post
          </Button>
        </>
      }
    >
      <Field label="Title" error={errors.title}>
        <TextInput
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="field-pair">
        <Field label="Date" error={errors.date} optional>
          <DateField clearable value={plannedOn} settings={settings} onChange={setPlannedOn} />
        </Field>
        <Field label="Time" error={errors.time} optional>
          <TextInput
            autoComplete="off"
            placeholder={settings.timeFormat === '12' ? '5:00 PM' : '17:00'}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
      </div>
      <div className="field-pair">
        <Field label="Channel" optional>
          <ChannelSelect value={channelId} onChange={setChannelId} />
        </Field>
        <Field label="Pillar" optional>
          <PillarSelect value={pillarId} onChange={setPillarId} />
        </Field>
      </div>
    </Dialog>
  );
}

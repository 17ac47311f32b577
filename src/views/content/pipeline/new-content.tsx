import { useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts, usePlaceOfPost } from '#domains/making/content/posts/data.ts';
import { firstStages } from '#domains/making/content/schema.ts';
import { ContentFacts } from '#views/content/panel/content-facts.tsx';
import { ChannelSelect } from '#domains/making/channels/channel-select.tsx';
import { addContent } from '#views/content/moves/content-actions.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';

interface NewContentProps {
  open: boolean;
  /** The pillar that is shown: a new piece is about it. */
  pillarId: string | null;
  onClose: () => void;
}

/** 'New Content'. */
export function NewContent({ open, pillarId, onClose }: NewContentProps) {
  // Another form each time: nothing typed before shows up again.
  const [turn, setTurn] = useState(0);
  const close = () => {
    onClose();
    setTurn(turn + 1);
  };
  return <NewContentForm key={turn} open={open} pillarId={pillarId} onClose={close} />;
}

function NewContentForm({ open, pillarId: shownPillar, onClose }: NewContentProps) {
  const settings = useFormats();
  const names = useStageNames();
  const [title, setTitle] = useState('');
  const [stage, setStage] = useState<(typeof firstStages)[number]>('planning');
  const [chosenPillar, setPillar] = useState<string | null>();
  const [chosenChannel, setChannel] = useState<string | null>();
  const [plannedOn, setDate] = useState<string | null>(null);
  const pillarId = chosenPillar === undefined ? shownPillar : chosenPillar;
  const place = usePlaceOfPost({ channelId: chosenChannel });
  // An idea without a date has no post yet, unless somebody knows where it goes.
  const isBare = stage === 'idea' && plannedOn === null && chosenChannel === undefined;
  const channelId = isBare ? null : place.channelId;
  const isTooLong = title.trim().length > 200;
  const isNoDate = plannedOn !== null && !isDate(plannedOn);

  function add(isOpened: boolean) {
    if (title.trim() === '' || isTooLong || isNoDate) return;
    const { id, written } = addContent(title.trim(), stage, { pillarId });
    if (channelId || plannedOn) void posts.create({ contentItemId: id, channelId, plannedOn });
    tellDone('Content added', [written], () => contentItems.remove(id));
    onClose();
    if (isOpened) openContentPanel({ contentItemId: id });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Content"
      dirty={title.trim() !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        add(false);
      }}
      onSaveAndOpen={() => add(true)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button kbd="mod+enter" disabled={title.trim() === ''} onClick={() => add(true)}>
            Add and open
          </Button>
          <Button type="submit" variant="primary" kbd="enter" disabled={title.trim() === ''}>
            Add content
          </Button>
        </>
      }
    >
      <Field label="Title" error={isTooLong ? 'Use at most 200 characters' : undefined}>
        <TextInput
          size="lg"
          dir="auto"
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
      <ContentFacts>
        <Field label="Stage">
          <Select
            label="Stage"
            value={stage}
            onChange={setStage}
            options={firstStages.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
        <Field label="Pillar">
          <PillarSelect value={pillarId} onChange={setPillar} />
        </Field>
        <Field label="Channel">
          <ChannelSelect value={channelId} onChange={setChannel} />
        </Field>
        <Field label="Goes live" optional error={isNoDate ? 'Choose a day' : undefined}>
          <DateField value={plannedOn} onChange={setDate} settings={settings} clearable />
        </Field>
      </ContentFacts>
    </Dialog>
  );
}

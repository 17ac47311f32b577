import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { countText } from '#client/words/count-text.ts';
import {
  fillWithSample,
  readSample,
  removeSample,
  useSampleCount,
} from '#domains/people/workspaces/sample/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

/** Fills a workspace with a sample to look around in, or takes it away again. */
export function SampleSettings({ workspace }: { workspace: Workspace }) {
  const count = useSampleCount(workspace);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [removal, setRemoval] = useState({ going: 0, staying: 0 });
  if (count === undefined) return null;

  async function perform(work: (id: string) => Promise<void>) {
    setBusy(true);
    try {
      await work(workspace.id);
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function fill(id: string) {
    await fillWithSample(id);
    toast.success('Sample added');
    void navigate({ to: '/dashboard' });
  }

  // Others may have worked on it since this page was read.
  async function ask(id: string) {
    setRemoval(await readSample(id));
    setAsking(true);
  }

  async function remove(id: string) {
    await removeSample(id);
    toast.success('Sample removed');
  }

  return (
    <section className="ws-section" aria-labelledby="ws-sample">
      <h2 id="ws-sample">Sample</h2>
      {count > 0 ? (
        <>
          <p>
            {`${count} records of this workspace are a sample to look around in. Whatever you have added or changed yourself stays.`}
          </p>
          <div className="ws-actions">
            <Button onClick={() => void perform(ask)} busy={isBusy}>
              Remove sample workspace
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {isBusy
              ? 'Adding brands, deals, content and tasks…'
              : 'Three months of a creator’s work around today, to look around in, beside what is here. You can remove it again.'}
          </p>
          <div className="ws-actions">
            <Button onClick={() => void perform(fill)} busy={isBusy}>
              Fill with a sample
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove the sample?"
        confirmLabel="Remove sample"
        danger
        onConfirm={() => perform(remove)}
      >
        <p>{removalText(removal)}</p>
      </ConfirmDialog>
    </section>
  );
}

function removalText({ going, staying }: { going: number; staying: number }): string {
  const gone = `${countText(going, 'record')} ${going === 1 ? 'goes' : 'go'} for good, also from the trash.`;
  if (staying === 0) return gone;
  const stays = staying === 1 ? 'stays and is yours' : 'stay and are yours';
  return `${gone} ${countText(staying, 'record')} ${stays} from then on: what somebody has changed or built on, and what belongs to it.`;
}

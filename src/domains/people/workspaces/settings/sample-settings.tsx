import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import {
  fillWithSample,
  removeSample,
  useSampleCount,
} from '#domains/people/workspaces/sample/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

/** Fills a workspace with a sample to look around in, or takes it away again. */
export function SampleSettings({ workspace }: { workspace: Workspace }) {
  const count = useSampleCount(workspace);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  if (count === undefined) return null;

  async function perform(work: (id: string) => Promise<void>, text: string) {
    setBusy(true);
    try {
      await work(workspace.id);
      toast.success(text);
      return true;
    } catch (error) {
      toast.error(sentenceOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function fill() {
    if (await perform(fillWithSample, 'Sample added')) void navigate({ to: '/dashboard' });
  }

  return (
    <section className="ws-section" aria-labelledby="ws-sample">
      <h2 id="ws-sample">Sample</h2>
      {count > 0 ? (
        <>
          <p>
            {`${count} records of this workspace are a sample to look around in. Whatever you have added yourself stays.`}
          </p>
          <div className="ws-actions">
            <Button onClick={() => void perform(removeSample, 'Sample removed')} busy={isBusy}>
              Remove sample workspace
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {isBusy
              ? 'Adding brands, deals, content and tasks…'
              : 'Three months of a creator’s work around today, to look around in, beside what is here. One click removes it.'}
          </p>
          <div className="ws-actions">
            <Button onClick={() => void fill()} busy={isBusy}>
              Fill with a sample
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

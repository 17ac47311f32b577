import { useState } from 'react';
import { sentenceOf } from '#client/api.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts.tsx';
import { removeSample, useSampleCount } from '#domains/workspaces/sample/data.ts';
import type { Workspace } from '#domains/workspaces/schema.ts';

/** Takes the sample away that a workspace was filled with; nothing where there is none. */
export function SampleSettings({ workspace }: { workspace: Workspace }) {
  const count = useSampleCount(workspace);
  const [isBusy, setBusy] = useState(false);
  if (count === 0) return null;

  async function remove() {
    setBusy(true);
    try {
      await removeSample(workspace.id);
      toast.success('Sample removed');
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
  }

  return (
    <section className="ws-section" aria-labelledby="ws-sample">
      <h2 id="ws-sample">Sample</h2>
      <p>
        {`${count} records of this workspace are a sample to look around in. Whatever you have added yourself stays.`}
      </p>
      <div className="ws-actions">
        <Button onClick={() => void remove()} busy={isBusy}>
          Remove sample workspace
        </Button>
      </div>
    </section>
  );
}

import { Download, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { sentenceOf } from '#client/sync/api.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { downloadExport } from './data.ts';
import './account-data.css';

const DeleteAccount = laterPart(() =>
  import('./delete-account.tsx').then((part) => part.DeleteAccount),
);

/** Taking everything along, and leaving for good. */
export function AccountData() {
  const isOnline = useOnline();
  const [isDeleting, setDeleting] = useState<boolean>();
  const [isPreparing, setPreparing] = useState(false);

  async function download() {
    setPreparing(true);
    try {
      await downloadExport();
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setPreparing(false);
    }
  }

  const offlineHint = isOnline ? null : ' You are offline. Connect to the internet first.';
  return (
    <Disclosure title="Your data">
      <div className="account-data">
        <div>
          <h3>Export</h3>
          <p className="sm muted">
            Everything of yours as one JSON file: tasks, categories, routine, and what you made in
            your workspaces.
            {offlineHint}
          </p>
        </div>
        {isOnline ? (
          <Button icon={<Download />} busy={isPreparing} onClick={() => void download()}>
            Download my data
          </Button>
        ) : null}
      </div>
      <div className="account-data">
        <div>
          <h3>Delete account</h3>
          <p className="sm muted">
            Erases what only you can see, for good. What you shared stays in its workspace, made by
            a former member.
            {offlineHint}
          </p>
        </div>
        {isOnline ? (
          <Button variant="danger-quiet" icon={<Trash2 />} onClick={() => setDeleting(true)}>
            Delete account…
          </Button>
        ) : null}
      </div>
      {isDeleting === undefined ? null : (
        <Suspense>
          <DeleteAccount open={isDeleting} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Disclosure>
  );
}

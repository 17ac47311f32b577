import { Cloud, CloudAlert, CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKeepsChanges } from '#client/sync/kept/journal.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { usePendingCount } from '#client/sync/pending.ts';
import { useHasUnsaved } from '#client/sync/live/unsaved.ts';
import { capitalized } from '#shared/words/capitalized.ts';

const savingAfterMs = 1_000;

/** Whether what is on screen has reached the server. */
export function SyncState() {
  const isOnline = useOnline();
  const count = usePendingCount();
  const isBusy = count > 0;
  const isBehind = useIsBehind(isOnline, isBusy);
  const isSlow = useIsSlow(isOnline && isBusy) || isBehind;
  const isUnsaved = useHasUnsaved();
  const keeps = useKeepsChanges();
  if (isUnsaved) {
    return (
      <output className="sync row gap-6 xs faint may-shrink">
        <span className="sync-mark" aria-hidden="true" />
        <span className="trunc">Unsaved changes</span>
      </output>
    );
  }
  if (!isOnline) {
    return (
      <output className="sync row gap-6 xs muted may-shrink">
        <CloudOff aria-hidden="true" />
        <span className="trunc">{offlineText(count, keeps)}</span>
      </output>
    );
  }
  if (!keeps && !isSlow) {
    return (
      <output className="sync row gap-6 xs faint may-shrink" aria-busy={isBusy}>
        <CloudAlert aria-hidden="true" />
        <span className="trunc">Saved. This browser keeps no changes while offline.</span>
      </output>
    );
  }
  return (
    <output className="sync row gap-6 xs faint may-shrink" aria-busy={isBusy}>
      {isSlow ? <Cloud aria-hidden="true" /> : <CloudCheck aria-hidden="true" />}
      <span className="trunc">{isSlow ? 'Saving…' : 'All changes saved'}</span>
    </output>
  );
}

/** What waits here while the server cannot be reached. */
export function offlineText(count: number, keeps: boolean): string {
  const changes = count === 0 ? 'changes' : `${count} ${count === 1 ? 'change' : 'changes'}`;
  if (!keeps) return `Offline. Leave this page open: this browser cannot keep ${changes}.`;
  return `Offline. ${capitalized(changes)} will sync when you are back.`;
}

/** Whether something has been going on for so long that people begin to wonder. */
export function useIsSlow(isBusy: boolean, afterMs = savingAfterMs): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy, afterMs]);
  return isSlow;
}

/** Back from being offline, until everything that waited has been sent. */
function useIsBehind(isOnline: boolean, isBusy: boolean): boolean {
  const [isBehind, setBehind] = useState(false);
  if (!isOnline && !isBehind) setBehind(true);
  if (isOnline && !isBusy && isBehind) setBehind(false);
  return isBehind && isBusy;
}

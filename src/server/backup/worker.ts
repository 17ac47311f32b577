// Makes one backup in a process of its own, whose memory and turns are not the server's. It ends with
// its server.
import { openFileStore } from '#server/files/store.ts';
import type { BackupAnswer, BackupTask } from './schedule.ts';
import { standBack } from './stand-back.ts';
import { takeBackup } from './take.ts';

standBack();
process.once('disconnect', () => process.exit(1));
process.once('message', ({ owner, store, ...where }: BackupTask) => {
  const answer = (said: BackupAnswer) => process.send?.(said, () => process.exit());
  takeBackup({ owner, files: openFileStore(store) }, where).then(
    ({ path, manifest }) => answer({ path, missing: manifest.missing.length }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
  );
});

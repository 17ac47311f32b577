import { beforeAll, expect, test } from 'vitest';
import { loadChecks } from '#client/form/checks.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { connectDisplay, type ToastItem } from './toasts.tsx';
import { keepUndo, tellDone, undoLast } from './tell-done.ts';

// As it is once a page is calm.
beforeAll(loadChecks);

const fine = () => [Promise.resolve({ ok: true })];

test('the key takes back what was done last, told or not, and then what was before it', () => {
  const undone: string[] = [];
  tellDone('Task deleted', fine(), () => undone.push('deleted'));
  keepUndo(fine(), () => undone.push('ticked'));
  tellDone('Note added', fine());
  undoLast();
  undoLast();
  undoLast();
  expect(undone).toEqual(['ticked', 'deleted']);
});

test('what was told is taken back before what was done earlier, also once its toast has gone', () => {
  const shown: ToastItem[] = [];
  const stop = connectDisplay({ add: (item) => shown.push(item), close: () => undefined });
  const undone: string[] = [];
  keepUndo(fine(), () => undone.push('progress'));
  tellDone('Finished', fine(), () => undone.push('finished'));
  tellDone('Started', fine(), () => undone.push('started'));
  const [finished, started] = shown.slice(-2);
  finished?.onEnd?.();
  // Whoever pressed its button has taken it back already.
  started?.action?.onPress();
  started?.onEnd?.();
  undoLast();
  undoLast();
  expect(undone).toEqual(['started', 'finished', 'progress']);
  stop();
});

test('what was refused is not taken back, nor what was done in a workspace that was left', async () => {
  const undone: string[] = [];
  keepUndo([Promise.resolve({ ok: false })], () => undone.push('refused'));
  await Promise.resolve();
  undoLast();
  keepUndo(fine(), () => undone.push('elsewhere'));
  setScope({ userId: 'me', workspaceId: 'another' });
  undoLast();
  expect(undone).toEqual([]);
});

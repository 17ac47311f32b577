import { onScopeChange } from '#client/scope.ts';
import { toast, undoKey } from './toasts.tsx';

let shown: string | undefined;
// The way back leads into the workspace that was left.
onScopeChange(takeBack);

/**
 * Says what was done, with its way back. Quick work would pile toasts up, so only the last one
 * stays; and what is refused later has not happened: the kit says so, and this is taken back.
 */
export function tellDone(
  text: string,
  written: readonly Promise<{ ok: boolean }>[],
  undo?: () => unknown,
  kind: 'success' | 'warn' = 'success',
): void {
  takeBack();
  const action = undo && { label: 'Undo', kbd: undoKey, onPress: () => void undo() };
  const id = toast[kind](text, action ? { action } : {});
  shown = id;
  for (const result of written) void result.then(({ ok }) => (ok ? undefined : toast.dismiss(id)));
}

function takeBack(): void {
  if (shown) toast.dismiss(shown);
  shown = undefined;
}

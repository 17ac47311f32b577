import { onScopeChange } from '#client/scope.ts';
import { toast } from './toasts.tsx';

/** The key that takes back what was told last. */
export const undoKey = 'mod+z';

type Undo = () => unknown;
let told: { id: string; undo: Undo | undefined } | undefined;
// The way back leads into the workspace that was left.
onScopeChange(takeBack);

/**
 * Says what was done, with its way back. Quick work would pile toasts up, so only the last one
 * stays; and what is refused later has not happened: the kit says so, and this is taken back.
 */
export function tellDone(
  text: string,
  written: readonly Promise<{ ok: boolean }>[],
  undo?: Undo,
  kind: 'success' | 'warn' = 'success',
): void {
  takeBack();
  const action = undo && { label: 'Undo', kbd: undoKey, onPress: () => void undo() };
  const onEnd = () => {
    if (told?.id === id) told = undefined;
  };
  const id: string = toast[kind](text, { onEnd, ...(action ? { action } : {}) });
  told = { id, undo };
  for (const result of written)
    void result.then(({ ok }) => (ok || told?.id !== id ? undefined : takeBack()));
}

/**
 * Takes back what was done last, as long as its toast is there or on its way: whoever presses before
 * it is on screen means what they have just done.
 */
export function undoLast(): void {
  const undo = told?.undo;
  if (!undo) return;
  takeBack();
  undo();
}

function takeBack(): void {
  const id = told?.id;
  told = undefined;
  if (id) toast.dismiss(id);
}

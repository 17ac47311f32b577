import { checksComing } from '#client/form/checks.ts';
import { onScopeChange } from '#client/sync/live/scope.ts';
import { toast, type ToastAction } from './toasts.tsx';

/** The key that takes back what was told last. */
export const undoKey = 'mod+z';

/** How long the key knows what is told no more, or showed for itself. */
const quietMs = 60_000;

type Undo = () => unknown;
interface Told {
  /** Null of what shows for itself. */
  toastId: string | null;
  undo: Undo | undefined;
}
type Written = readonly Promise<{ ok: boolean }>[];

/** What can be taken back by the key, and what stands on screen; the last was told last. */
let told: readonly Told[] = [];
// The way back leads into the workspace that was left.
onScopeChange(() => told.forEach(takeBack));

/**
 * Says what was done, with its way back, or the way to where it is now. Quick work would pile toasts
 * up, so of those that only tell the last one stays; what can be taken back stays for its time,
 * whatever else is done meanwhile. And what is refused later has not happened: the kit says so, and
 * this is taken back.
 */
export function tellDone(
  text: string,
  written: Written,
  way?: Undo | { lead: ToastAction },
  kind: 'success' | 'warn' = 'success',
): void {
  const undo = typeof way === 'function' ? way : undefined;
  for (const one of told) if (!one.undo) takeBack(one);
  const action =
    typeof way === 'object'
      ? way.lead
      : undo && {
          label: 'Undo',
          kbd: undoKey,
          onPress() {
            forget(one);
            inTurn(undo);
          },
        };
  // Its way back outlives the toast: otherwise the key would take back what was done before it.
  const onEnd = () => (undo ? setTimeout(() => forget(one), quietMs) : forget(one));
  const one: Told = {
    toastId: toast[kind](text, { onEnd, ...(action ? { action } : {}) }),
    undo,
  };
  hold(one, written);
}

/**
 * Keeps the way back of what shows for itself, such as a tick: nothing is said, but the key takes it
 * back for a minute. `undo` says what it does, as the place may be out of sight by then.
 */
export function keepUndo(written: Written, undo: Undo): void {
  const one: Told = { toastId: null, undo };
  hold(one, written);
  setTimeout(() => forget(one), quietMs);
}

function hold(one: Told, written: Written): void {
  told = [...told, one];
  for (const result of written) void result.then(({ ok }) => (ok ? undefined : takeBack(one)));
}

/**
 * Takes back what was done last, also before its toast is on screen and a minute after it: whoever
 * presses means what they have done last. Pressed again it is what was done before that.
 */
export function undoLast(): void {
  const last = told.findLast(({ undo }) => undo);
  if (!last) return;
  takeBack(last);
  if (last.undo) inTurn(last.undo);
}

// What it takes back may itself be waiting still.
function inTurn(undo: Undo): void {
  const coming = checksComing();
  if (coming) void coming.then(undo);
  else undo();
}

function takeBack(one: Told): void {
  forget(one);
  if (one.toastId !== null) toast.dismiss(one.toastId);
}

function forget(one: Told): void {
  told = told.filter((other) => other !== one);
}

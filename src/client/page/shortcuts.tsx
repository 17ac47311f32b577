import { type ReactNode, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { isMac } from '#client/ui/marks/kbd.tsx';

export interface ShortcutOptions {
  /** What it does and under which heading, in the sheet of keyboard shortcuts. */
  label: string;
  group: string;
  /** False while it has nothing to act on; it is not listed then either. */
  enabled?: boolean;
  /** For chords with `mod` only: also in text fields, where the browser may mean something else by it. */
  whileTyping?: boolean;
  /** Runs again and again while held down, as for moving through a list. */
  repeats?: boolean;
}

export interface Shortcut extends ShortcutOptions {
  /** 'n', '?', 'mod+k' or one after the other: 'g t'. */
  keys: string;
  run: () => void;
}

/** Something to do on the page that is open: a row of the palette and, with `keys`, a shortcut. */
export interface PageAction {
  label: string;
  icon?: ReactNode;
  keys?: string;
  onSelect: () => void;
  /** What there is to choose from, where it is one of several things. */
  choices?: readonly MenuItem[];
}

export interface PageActions {
  /** What the one primary button of the top bar does here; without it, New task. */
  primary?: PageAction;
  actions?: readonly PageAction[];
}

const sequenceMs = 1_000;
const noActions: PageActions = {};
const changed = signal();
let registered: readonly Shortcut[] = [];
let page: PageActions = noActions;
let singleKeys = true;
let typed: string[] = [];
let forget: ReturnType<typeof setTimeout> | undefined;

/** Makes keys do something as long as the component is on screen: `useShortcut('g t', goToToday, …)`. */
export function useShortcut(keys: string, handler: () => void, options: ShortcutOptions): void {
  const run = useEffectEvent(handler);
  const { label, group, enabled = true, whileTyping, repeats } = options;
  // Before it is painted: what is on screen can be used.
  useLayoutEffect(() => {
    if (!enabled) return;
    return register({ keys, label, group, whileTyping, repeats, run: () => run() });
  }, [keys, label, group, enabled, whileTyping, repeats]);
}

/** Offers what can be done on this page: in the top bar, in the palette and by keyboard. */
export function usePageActions(actions: PageActions): void {
  useLayoutEffect(() => {
    page = actions;
    const stops = (actions.actions ?? []).flatMap(({ keys, label, onSelect }) =>
      keys ? [register({ keys, label, group: 'On this page', run: onSelect })] : [],
    );
    changed.tell();
    return () => {
      for (const stop of stops) stop();
      if (page === actions) page = noActions;
      changed.tell();
    };
  }, [actions]);
}

/** What the page on screen offers. */
export function useOfferedActions(): PageActions {
  return useSyncExternalStore(changed.listen, () => page);
}

/** Everything that works at this moment, in the order in which it was registered. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(changed.listen, () => registered);
}

/** Whether keys without a modifier count; they bother people who speak to their computer. */
export function setSingleKeys(on: boolean): void {
  singleKeys = on;
}

function register(shortcut: Shortcut): () => void {
  if (registered.length === 0) document.addEventListener('keydown', press);
  registered = [...registered, shortcut];
  changed.tell();
  return () => {
    registered = registered.filter((one) => one !== shortcut);
    if (registered.length === 0) document.removeEventListener('keydown', press);
    changed.tell();
  };
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isModifier(event.key)) return;
  const hasMod = isMac ? event.metaKey : event.ctrlKey;
  if (!hasMod && (!singleKeys || event.metaKey || event.ctrlKey || event.altKey)) return;
  if (isOverlayOpen()) return;
  const isTyping = isTextField(event.target);
  if (isTyping && !hasMod) return;
  const isHeld = isTyping && !isSaved(event.target);

  const names = namesOf(event, hasMod);
  const candidates = names.map((name) => [...typed, name].join(' '));
  const isInSequence = typed.length > 0;
  clearTimeout(forget);
  typed = [];
  const found = registered.findLast(
    (one) => candidates.includes(one.keys) && (!isHeld || one.whileTyping !== false),
  );
  if (found && (found.repeats || !event.repeat)) {
    event.preventDefault();
    found.run();
    return;
  }
  // A mistyped sequence does nothing: its second letter alone may mean something quite different.
  if (isInSequence) return;
  const start = names.find((name) => registered.some((one) => one.keys.startsWith(`${name} `)));
  if (!start) return;
  typed = [start];
  forget = setTimeout(() => (typed = []), sequenceMs);
}

// Layouts without Latin letters, and those with the backslash behind a modifier, go by the key's place.
function namesOf(event: KeyboardEvent, hasMod: boolean): string[] {
  const key = event.key.toLowerCase();
  const isLetter = /^[a-z]$/.test(key);
  const place = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const others = [
    key > '\u007f' ? place : undefined,
    hasMod && event.code === 'Backslash' ? '\\' : undefined,
  ];
  const prefix = `${hasMod ? 'mod+' : ''}${event.shiftKey && (isLetter || hasMod) ? 'shift+' : ''}`;
  return [key, ...others].flatMap((name) => (name ? [prefix + name] : []));
}

function isModifier(key: string): boolean {
  return (
    key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta' || key === 'AltGraph'
  );
}

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]`)
  .join();

// Dialogs, menus and lists have keys of their own.
function isOverlayOpen(): boolean {
  return [...document.querySelectorAll(overlays)].some(
    // One that is fading away has no keys any more; a list's role may be within what fades.
    (element) => !element.closest('[data-closed]') && element.checkVisibility(),
  );
}

const untyped = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'];

/** Whether keys that are pressed there are typed. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !untyped.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="combobox"]');
}

/** Whether a text is as it was saved: then the key for undo is not its own. */
export function isSaved(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('data-saved');
}

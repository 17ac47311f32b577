import { useSyncExternalStore } from 'react';
import { Later } from '#client/later/later.tsx';
import { signal } from '#client/sync/live/signal.ts';

export type ToastKind = 'success' | 'error' | 'plain' | 'warn' | 'celebrate';

/** The way out: Undo, Retry, Open. */
export type ToastAction = { label: string; kbd?: string; onPress: () => void };

export type ToastOptions = {
  action?: ToastAction;
  durationMs?: number;
  /** It has been closed, or its time was over. */
  onEnd?: () => void;
};

/** One toast as it was asked for. */
export interface ToastItem extends ToastOptions {
  id: string;
  kind: ToastKind;
  text: string;
}

/** Who shows toasts, once its code is there. */
export interface ToastDisplay {
  add(item: ToastItem): void;
  close(id: string): void;
}

// Outside React, because failed writes report from code that no component is waiting for.
let display: ToastDisplay | undefined;
let waiting: ToastItem[] = [];
let count = 0;
const asked = signal();

/** Says what just happened, from anywhere; each call returns the id that `dismiss` takes. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  plain: (text: string, options?: ToastOptions) => add('plain', text, options),
  warn: (text: string, options?: ToastOptions) => add('warn', text, options),
  celebrate: (text: string, options?: ToastOptions) => add('celebrate', text, options),
  dismiss(id: string): void {
    waiting = waiting.filter((item) => item.id !== id);
    display?.close(id);
  },
};

function add(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  count += 1;
  const item = { ...options, id: `toast-${count}`, kind, text };
  if (display) {
    display.add(item);
  } else {
    waiting.push(item);
    asked.tell();
  }
  return item.id;
}

/** Hands over what was said before anybody could show it; returns how to stop. */
export function connectDisplay(ready: ToastDisplay): () => void {
  display = ready;
  for (const item of waiting) ready.add(item);
  waiting = [];
  return () => {
    if (display === ready) display = undefined;
  };
}

const loadList = () => import('./toast-list.tsx').then((part) => part.ToastList);

/** The place where toasts appear; once per app. F6 moves the focus there. */
export function Toaster() {
  const isAsked = useSyncExternalStore(asked.listen, () => waiting.length > 0);
  return <Later load={loadList} props={{}} isAsked={isAsked} />;
}

import { useLayoutEffect, useRef } from 'react';
import { keptForOne } from '#client/sync/kept/kept-text.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { goesUnasked } from '#client/sync/live/session.ts';

interface Keepable {
  start: object;
  values: object;
  set: (values: object) => void;
  isDirty: boolean;
}
const ownForms = keptForOne<object>();

/**
 * Keeps what was typed into a form that is open while the session ends without its user, until they
 * open it again: the same form, that began with the same values, in the same workspace.
 */
export function useKeptForm(title: string, form: Keepable, open: boolean): void {
  const now = useRef({ title, form, open });
  useLayoutEffect(() => {
    now.current = { title, form, open };
  });
  useLayoutEffect(() => {
    const key = keyOf(now.current);
    const forms = ownForms();
    const kept = forms.get(key);
    if (kept) now.current.form.set(kept);
    forms.delete(key);
    return () => {
      const { form, open } = now.current;
      if (goesUnasked() && open && form.isDirty) ownForms().set(keyOf(now.current), form.values);
    };
  }, []);
}

function keyOf({ title, form }: { title: string; form: Keepable }): string {
  return JSON.stringify([getScope().workspaceId, title, form.start]);
}

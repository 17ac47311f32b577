import type { FormEvent } from 'react';
import type * as z from 'zod/mini';
import { ApiError, NetworkError } from '#client/sync/api.ts';
import { useForm } from '#client/form/use-form.ts';
import { unexpectedText } from '#shared/errors.ts';

interface AuthFormOptions<Values, Output> {
  schema: z.core.$ZodType<Output>;
  defaultValues: Values;
  /** What it throws is shown beside its field, or above the button; the form stays busy meanwhile. */
  send: (output: Output) => Promise<unknown>;
  /** Where to go on after a refusal that names no field. */
  focusOnRefusal?: keyof Values;
}

/** A form of this page: checks with the schema of the API, sends once, shows what was refused. */
export function useAuthForm<Values extends object, Output>({
  schema,
  defaultValues,
  send,
  focusOnRefusal,
}: AuthFormOptions<Values, Output>) {
  const form = useForm(defaultValues);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const output = form.isBusy ? undefined : form.check(schema);
    if (output === undefined) return;
    void form.send(
      () => send(output),
      (error) => {
        const next = focusOnRefusal && fields.elements.namedItem(String(focusOnRefusal));
        if (next instanceof HTMLInputElement) next.select();
        return messageOf(error);
      },
    );
  }

  return { ...form, submit };
}

/** What the user reads: the server's sentence, or the spec's for anything unexpected. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NetworkError && !navigator.onLine) return error.message;
  return unexpectedText;
}

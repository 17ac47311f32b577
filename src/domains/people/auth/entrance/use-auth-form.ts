import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, NetworkError } from '#client/sync/api.ts';
import { unexpectedText } from '#shared/errors.ts';

interface AuthFormOptions<Values extends FieldValues, Output> {
  schema: z.core.$ZodType<Output, Values>;
  defaultValues: DefaultValues<Values>;
  /** What it throws is shown beside its field, or above the button; the form stays busy meanwhile. */
  send: (output: Output) => Promise<unknown>;
  /** Where to go on after a refusal that names no field. */
  focusOnRefusal?: Path<Values>;
}

/** A form of this page: checks with the schema of the API, sends once, shows what was refused. */
export function useAuthForm<Values extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  send,
  focusOnRefusal,
}: AuthFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
  });
  const state = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (output) => {
    try {
      await send(output);
    } catch (error) {
      const isBesideField = showRefusal(form, error);
      if (!isBesideField && focusOnRefusal) form.setFocus(focusOnRefusal, { shouldSelect: true });
    }
  });
  return {
    form,
    register: form.register,
    isBusy: state.isSubmitting,
    /** The message beside a field, if it has one. */
    errorOf: (name: Path<Values>) => form.getFieldState(name, state).error?.message,
    formError: state.errors.root?.message,
    submit: (event: FormEvent) => {
      // A second press while the first is on its way would sign up twice.
      if (state.isSubmitting) event.preventDefault();
      else void submit(event);
    },
  };
}

/** Says whether it stands beside a field. */
function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  const own = fields.filter(([name]) => name in form.getValues());
  if (own.length === 0) form.setError('root', { message: messageOf(error) });
  own.forEach(([name, message], index) =>
    // The names were just found among the form's own values.
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 }),
  );
  return own.length > 0;
}

/** What the user reads: the server's sentence, or the spec's for anything unexpected. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NetworkError && !navigator.onLine) return error.message;
  return unexpectedText;
}

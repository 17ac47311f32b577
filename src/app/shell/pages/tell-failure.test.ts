import { expect, test } from 'vitest';
import { ApiError } from '#client/sync/api.ts';
import { connectDisplay, type ToastItem } from '#client/ui/toasts/toasts.tsx';
import { tellFailure } from './tell-failure.ts';

const shown: ToastItem[] = [];
connectDisplay({ add: (item) => shown.push(item), close: () => undefined });

test('failures at the same time share a toast; one that fails again at once gets its own', () => {
  const tried: string[] = [];
  const fail = (name: string) => {
    const retry = () => {
      tried.push(name);
      fail(name);
    };
    tellFailure({ text: 'Failed to delete task', error: new Error('refused'), retry });
  };
  fail('one');
  fail('two');
  expect(shown).toHaveLength(1);
  shown[0]?.action?.onPress();
  expect([tried, shown.length]).toEqual([['one', 'two'], 2]);
});

test('what was refused for good says why, and is not offered again', () => {
  const text = 'Failed to delete business';
  const message = 'Lark Films still has tools. Archive it instead.';
  const error = new ApiError({ code: 'conflict', status: 409, message });
  tellFailure({ text, error, retry: () => undefined });
  expect(shown.at(-1)).toMatchObject({ kind: 'error', text: `${text}. ${message}` });
  expect(shown.at(-1)?.action).toBeUndefined();
  tellFailure({ text, error: new Error('broken'), retry: () => undefined });
  expect(shown.at(-1)).toMatchObject({ text, action: { label: 'Retry' } });
});

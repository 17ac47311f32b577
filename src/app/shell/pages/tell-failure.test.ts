import { expect, test } from 'vitest';
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

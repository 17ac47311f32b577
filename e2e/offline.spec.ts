import { circle, expect, quickAdd, saved, settleIn, test } from './journey.ts';

interface Row {
  title: string;
  completedAt: string | null;
  version: number;
}

test('what is done offline survives a reload and lands on the server exactly once', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Pack the lenses');
  await expect(circle(page, 'Pack the lenses')).toBeVisible();
  // The service worker keeps the app's own files from here on.
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  for (const text of ['Buy gaffer tape', 'Call Pilo', 'Send the invoice'])
    await quickAdd(page, text);
  for (const text of ['Buy gaffer tape', 'Call Pilo', 'Send the invoice'])
    await circle(page, text).check();
  await expect(page.getByText(/Offline\. 6 changes will sync when you are back\./)).toBeVisible();
  await page.reload();
  await expect(circle(page, 'Call Pilo')).toBeChecked();
  await expect(page.getByText(/Offline\. 6 changes will sync when you are back\./)).toBeVisible();

  await context.setOffline(false);
  await saved(page);
  const rows = await page.evaluate(
    async (): Promise<Row[]> => (await (await fetch('/api/v1/tasks')).json()).rows,
  );
  const titles = rows.map((row) => row.title).toSorted();
  expect(titles).toEqual(['Buy gaffer tape', 'Call Pilo', 'Pack the lenses', 'Send the invoice']);
  expect(rows.filter((row) => row.completedAt)).toHaveLength(3);
  // Created once and completed once: nothing was sent twice.
  expect(rows.map((row) => row.version).toSorted((one, other) => one - other)).toEqual([
    1, 2, 2, 2,
  ]);
});

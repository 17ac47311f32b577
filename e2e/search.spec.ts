import { newId } from '#shared/ids.ts';
import { expect, settleIn, test } from './journey.ts';

test('search finds and opens what was made a moment ago elsewhere, by parts of words and without accents', async ({
  page,
}) => {
  await settleIn(page);
  const { origin } = new URL(page.url());
  const answer = await page.request.get('/api/v1/workspaces');
  const { workspaces } = (await answer.json()) as { workspaces: { id: string }[] };
  const add = async (path: string, fields: object) => {
    const url = `/api/v1/workspaces/${workspaces[0]?.id}/${path}`;
    const data = { id: newId(), ...fields };
    const made = await page.request.post(url, { data, headers: { origin } });
    expect(made.ok(), await made.text()).toBe(true);
    return data.id;
  };
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  const type = async (words: string) => {
    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(words);
  };

  const campaignId = await add('campaigns', { campaignName: 'Rain Shell, autumn drop' });
  await type('drop hell');
  await expect(palette.getByRole('option', { name: /Rain Shell, autumn drop/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/campaign\//);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rain Shell, autumn drop' }),
  ).toBeVisible();

  await add('content-items', { title: 'Café à Graça, the corner table', hook: 'Six chairs' });
  await type('graca');
  await expect(palette.getByRole('option', { name: /Café à Graça/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Café à Graça, the corner/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // What is said about a part of a deal is seen on the page of the deal.
  const reel = { campaignId, title: 'Reel', platform: 'instagram', format: 'reel' };
  const deliverableId = await add('deliverables', reel);
  await add('comments', { deliverableId, body: 'Is the umbrella in the frame?' });
  await page.goto('/today');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await type('umbrel');
  const comment = palette.getByRole('option', { name: /Is the umbrella in the frame\?.*Reel/ });
  await expect(comment).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/campaign/${campaignId}`));

  // The parts of what was deleted are found no more.
  const tripId = await add('trips', { title: 'Lisbon' });
  await add('shots', { tripId, title: 'Skyline from the bridge' });
  await page.goto(`/trip/${tripId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  await type('skyli');
  await expect(palette.getByRole('option', { name: /Skyline from the bridge/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Trip deleted')).toBeVisible();
  await type('skyli');
  await expect(palette.getByText('No matches')).toBeVisible();
  await expect(palette.getByRole('option', { name: /Skyline/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await type('nothing like this');
  await expect(palette.getByText('No matches')).toBeVisible();
  await expect(palette.getByRole('option', { name: /Add task/ })).toBeVisible();
});

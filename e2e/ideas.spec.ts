import { expect, saved, settleIn, test } from './journey.ts';

test('a newcomer gets pillars, catches two ideas by keyboard alone, and one goes into production', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/content-pillars');
  await expect(
    page.getByText('Pillars are the 3–5 themes you want to be known for.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use an example set' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Education',
    'Behind the scenes',
    'Personal story',
    'Promotion',
    'Community',
  ]);
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New pillar' });
  await form.getByLabel('Name').fill('education');
  await form.getByLabel('Target share of posts in %').fill('101');
  await page.keyboard.press('Control+Enter');
  await expect(form).toContainText('Use a percentage from 0 to 100');
  await form.getByLabel('Target share of posts in %').fill('5');
  await page.keyboard.press('Control+Enter');
  await expect(form).toContainText('A pillar with this name exists already');
  await form.getByLabel('Name').fill('Letters');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Targets add up to 105%.')).toBeVisible();

  await page.goto('/content-ideas');
  // The line of whoever has no idea yet is ready to be written in.
  await expect(
    page.getByRole('heading', { name: 'Catch ideas before they fade. One line is enough.' }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Idea' })).toBeFocused();
  await page.keyboard.type(
    'How the harbour film was cut #behind the scenes https://example.org/cut ',
  );
  await expect(page.getByRole('button', { name: 'Turn “Behind the scenes” back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn “example.org/cut” back' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Five knives #education');
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Five knives' })).toContainText('Education');
  await expect(rows.filter({ hasText: 'How the harbour film was cut' })).toContainText(
    'Behind the scenes',
  );

  await page.getByRole('textbox', { name: 'Idea' }).blur();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Five knives', exact: true })).toBeFocused();
  await page.keyboard.press('s');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Shortlisted 1' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);

  // Two become one, and two again.
  for (const row of await rows.all()) await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge ideas' }).click();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);

  await page.keyboard.press('j');
  await page.keyboard.press('p');
  const plan = page.getByRole('dialog', { name: 'Add to pipeline' });
  await plan.getByLabel('Goes live').fill('today');
  await page.keyboard.press('Enter');
  await expect(plan).toBeHidden();
  await expect(rows).toHaveCount(1);
  await saved(page);

  // Everything is the server's by now, and the piece stands on its day.
  await page.goto('/content');
  await expect(
    page.getByRole('button', { name: /^How the harbour film was cut|^Five knives/ }),
  ).toBeVisible();

  // What is archived is found again and goes back to where it was.
  const pages = page.getByRole('navigation', { name: 'Content pages' });
  await pages.getByRole('link', { name: 'Ideas' }).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(rows).toHaveCount(0);
  await saved(page);
  await page.getByRole('button', { name: 'Show archived ideas' }).click();
  await page.getByRole('button', { name: /^Bring .+ back$/ }).click();
  await expect(page.getByText('No idea is archived')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(1);

  // On a phone Add leads to the line, also from the page that it stands on.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  for (const _ of ['from elsewhere', 'from here']) {
    await page
      .getByRole('navigation', { name: 'Tabs' })
      .getByRole('button', { name: 'Add' })
      .click();
    await page.getByRole('menuitem', { name: 'Idea' }).click();
    await expect(page.getByRole('textbox', { name: 'Idea' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Idea' }).blur();
  }
});

test('two ideas stay one, and become two again, before the feed tells of them', async ({
  page,
}) => {
  // A row that left for a moment would lose the focus, and the next key would go nowhere.
  await page.route('**/api/v1/feed*', () => new Promise(() => undefined));
  await settleIn(page);
  await page.goto('/content-ideas');
  const line = page.getByRole('textbox', { name: 'Idea' });
  for (const title of ['Five knives', 'Six pans']) {
    await line.fill(title);
    await line.press('Enter');
  }
  const rows = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').click();
  const answered = async (path: string) => {
    await page.waitForResponse((response) => response.url().endsWith(path));
    // Nothing else will come; what the answer changes is on screen two frames later.
    await page.waitForTimeout(100);
  };
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const merged = answered('/merging');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge ideas' }).click();
  await merged;
  expect(await rows.count()).toBe(1);
  const separated = answered('/separation');
  await page.keyboard.press('Control+z');
  await separated;
  expect(await rows.count()).toBe(2);
});

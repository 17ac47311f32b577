import { expect, joinedBy, make, saved, settleIn, signInElsewhere, test } from './journey.ts';

test('a trip is planned from a deal, has people and costs, is done, and comes again', async ({
  page,
}) => {
  await settleIn(page);
  const campaignId = await make(page, 'campaigns', {
    campaignName: 'Rain Shell',
    status: 'in-progress',
  });
  await page.goto(`/campaign/${campaignId}`);
  await page.getByRole('button', { name: 'Plan a shoot' }).click();
  const dialog = page.getByRole('dialog', { name: 'New trip' });
  await dialog.getByLabel('Name').fill('Lisbon, autumn light');
  // A city is offered by a part of its name, and a place with words of its own is taken as well.
  await dialog.getByLabel('Where').pressSequentially('lisb');
  await page.getByRole('option', { name: 'Lisbon' }).click();
  await expect(dialog.getByLabel('Where')).toHaveValue('Lisbon');
  await dialog.getByLabel('First day').fill('11/02/2026');
  await dialog.getByLabel('Last day').fill('11/01/2026');
  await dialog.getByRole('button', { name: 'Add trip' }).click();
  await expect(dialog.getByText('The last day cannot be before the first')).toBeVisible();
  await dialog.getByLabel('Last day').fill('11/05/2026');
  await dialog.getByRole('button', { name: 'Add trip' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Lisbon, autumn light' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon, autumn light');
  await expect(page.getByRole('button', { name: 'Rain Shell', exact: true })).toBeVisible();

  // The keyboard alone.
  await page.keyboard.press('n');
  await page.getByRole('menuitem', { name: 'Person' }).press('Enter');
  const person = page.getByRole('dialog', { name: 'Add person' });
  await person.getByLabel('Name').fill('Jonas Weber');
  await person.getByLabel('Role').fill('Sound');
  await person.getByRole('textbox', { name: 'Call time' }).fill('7am');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Jonas Weber' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('7:00 AM');
  await expect(person).toHaveCount(0);

  // What is added stands in its tab, whose line is ready for the words.
  await page.keyboard.press('n');
  await page.getByRole('menuitem', { name: 'Booking' }).click();
  await expect(page.getByRole('textbox', { name: 'New booking' })).toBeFocused();
  await page.keyboard.type('TP 1234 to Lisbon');
  await page.keyboard.press('Enter');
  const booking = page.getByRole('dialog', { name: 'TP 1234 to Lisbon' });
  const ticket = { name: 'ticket.txt', mimeType: 'text/plain', buffer: Buffer.from('Seat 14C') };
  await booking.getByLabel('Files to attach').setInputFiles(ticket);
  await expect(booking.getByText('ticket.txt')).toBeVisible();
  // In another currency the figures stay as they were typed.
  await booking.getByRole('textbox', { name: 'Cost', exact: true }).fill('100');
  await booking.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'JPY' }).click();
  await booking.getByRole('button', { name: 'Add as expense' }).click();
  await expect(booking.getByRole('button', { name: 'Open its expense' })).toBeVisible();
  // A cost that changes leaves its expense as it is, says so, and takes it along by a press.
  await booking.getByRole('textbox', { name: 'Cost', exact: true }).fill('120');
  await booking.getByRole('textbox', { name: 'Cost', exact: true }).blur();
  await expect(booking.getByText('It says ¥100.')).toBeVisible();
  await booking.getByRole('button', { name: 'Make it ¥120' }).click();
  await expect(booking.getByText(/It says/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(booking.getByText('It says ¥100.')).toBeVisible();
  await booking.getByRole('textbox', { name: 'Cost', exact: true }).fill('100');
  await booking.getByRole('textbox', { name: 'Cost', exact: true }).blur();
  await expect(booking.getByText(/It says/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Costs' }).click();
  await expect(page).toHaveURL(/tab=costs/);
  // What it costs stays when its expense goes, and can become another one.
  await page.getByRole('button', { name: 'TP 1234 to Lisbon' }).click();
  const flight = page.getByRole('dialog', { name: 'TP 1234 to Lisbon' });
  await flight.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'Booked, no expense yet' })).toContainText('¥100');
  await page.getByRole('button', { name: 'Add as expense' }).click();
  await expect(page.getByRole('region', { name: 'Expenses' })).toContainText('¥100');
  // A zone in which it would end before it starts is refused beside it.
  const tripId = new URL(page.url()).pathname.split('/')[2] ?? '';
  await make(page, 'bookings', {
    ...{ tripId, title: 'On to Honolulu', timeZone: 'America/New_York' },
    ...{ startsOn: '2026-11-05', startTime: '22:00', endsOn: '2026-11-05', endTime: '09:00' },
    endTimeZone: 'Pacific/Honolulu',
  });
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await page.getByRole('button', { name: 'On to Honolulu', exact: true }).click();
  const onward = page.getByRole('dialog', { name: 'On to Honolulu' });
  const problem = onward.getByText('It cannot end before it starts');
  for (const zone of ['America/New_York', 'Pacific/Honolulu']) {
    await onward.getByRole('combobox', { name: 'End zone' }).click();
    await page.keyboard.type(zone);
    await page.getByRole('option', { name: zone }).click();
    await expect(problem).toHaveCount(zone === 'America/New_York' ? 1 : 0);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Costs' }).click();
  await page.getByRole('button', { name: 'New expense' }).last().click();
  const expense = page.getByRole('dialog', { name: 'New expense' });
  await expense.getByLabel('Description').fill('Tram passes');
  await expense.getByLabel('Amount', { exact: true }).fill('19.80');
  await expense.getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tram passes' })).toContainText(
    'for Rain Shell',
  );
  await saved(page);
  await page.goto(`/campaign/${campaignId}`);
  await expect(page.getByRole('region', { name: 'Costs' })).toContainText('$19.80');

  // It is over, and nobody has said so yet.
  await page.goto('/trips');
  await page.getByRole('radio', { name: 'Timeline' }).click();
  await expect(page).toHaveURL(/view=timeline/);
  await page.reload();
  await expect(page.getByRole('region', { name: '2026' })).toContainText('Nov 2 – 5');
  await page.getByRole('link', { name: 'Lisbon, autumn light' }).click();
  await page.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy trip' });
  await copy.getByLabel('First day').fill('03/01/2030');
  await copy.getByRole('button', { name: 'Copy trip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon, autumn light, again');
  await expect(page.getByText('Fri, Mar 1, 2030 – Mon, Mar 4, 2030')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jonas Weber' })).toBeVisible();
});

test('a private trip is nowhere for the others, and gone for them at once', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const id = await make(page, 'trips', { title: 'Umbrella proposal' });
  const options = { browser, origin: product.origin, firstName: 'Ife' } as const;
  const other = await joinedBy(page, { ...options, role: 'member' });
  await other.goto(`/trip/${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Umbrella proposal');
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();

  // What all members see speaks against it: the form says so, and keeps what was typed.
  await make(page, 'comments', { tripId: id, body: 'Which beach?' });
  await page.goto(`/trip/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit trip' });
  await form.getByLabel('Name').fill('Umbrella proposal, at dusk');
  await form.getByRole('switch', { name: 'Private' }).click();
  await form.getByRole('button', { name: 'Save trip' }).click();
  await expect(form.getByText('A trip that has comments cannot become private')).toBeVisible();
  await form.getByRole('switch', { name: 'Private' }).click();
  await form.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umbrella proposal, at dusk');
  await expect(form).toHaveCount(0);

  const own = await make(page, 'trips', { title: 'Umbrella proposal' });
  await other.goto(`/trip/${own}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Umbrella proposal');
  await page.goto(`/trip/${own}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('switch', { name: 'Private' }).click();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Only you see it')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This trip is gone' })).toBeVisible();
  await other.goto('/trips');
  await expect(other.getByRole('link', { name: 'Umbrella proposal, at dusk' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Umbrella proposal', exact: true })).toHaveCount(0);
  await other.context().close();
});

test('what a trip of years ago has cost stands in the list of trips, too', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  const day = (days: number) =>
    Temporal.Now.plainDateISO('America/New_York').subtract({ days }).toString();
  const tripId = await make(page, 'trips', {
    ...{ title: 'Tokyo', startsOn: day(800), endsOn: day(798), status: 'done', currency: 'USD' },
  });
  // One of them was paid long before.
  for (const [title, spentOn] of [
    ['Flights', day(900)],
    ['Trains', day(799)],
  ])
    await make(page, 'expenses', { title, spentOn, tripId, amountMinor: 12_000, currency: 'USD' });
  // Where nothing of it was seen as it was written.
  const other = await signInElsewhere(browser, product.origin, person);
  await other.goto('/trips');
  await expect(other.getByRole('listitem').filter({ hasText: 'Tokyo' })).toContainText('$240.00');
});

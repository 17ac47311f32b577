import {
  aPerson,
  expect,
  holdBack,
  quickAdd,
  saved,
  settleIn,
  signInElsewhere,
  test,
} from './journey.ts';

// What the spec says of pages, letter for letter, seen on the pages themselves.

test('the landing page leads to sign-in and sign-up, scrolls to its features, and sends members on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(page.getByText('© 2025 Dayslate')).toBeAttached();
  const features = page.locator('#features');
  await expect(features).not.toBeInViewport();
  await page.getByRole('link', { name: 'See How It Works' }).click();
  await expect(features).toBeInViewport();
  await settleIn(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the form of /auth changes between sign-in and sign-up, clears its fields, and knows invitations', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill('mara@studiolark.example');
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/register', 'Create your account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.goto('/auth?returnTo=%2Faccept-invitation%3Ftoken%3Dabc');
  await expect(page.getByText("You've been invited to join a workspace!")).toBeVisible();
  await expect(page.getByText('Sign in to accept the invitation')).toBeVisible();
  await page.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await expect(page.getByText('Create an account to accept the invitation')).toBeVisible();
});

test('wrong credentials and a known address are answered with the sentences of the catalogue', async ({
  page,
}) => {
  const person = await settleIn(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password at all');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await page.goto('/register');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('another lark on the wall');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByText('An account with this email already exists. Please sign in instead.'),
  ).toBeVisible();
});

test('a page that needs somebody asks who it is, and brings them back there', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  const other = await signInElsewhere(browser, product.origin, person);
  await other.context().clearCookies();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/tomorrow');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Ftomorrow$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/tomorrow$/);
  await other.context().close();
});

test('a browser that knows a session only says that it loads the workspaces', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const cookies = await page.context().cookies();
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: { cookies, origins: [] },
  });
  const fresh = await context.newPage();
  const letThrough = await holdBack(fresh, '**/api/v1/workspaces');
  await fresh.goto('/today');
  await expect(fresh.getByText('Loading workspaces...')).toBeVisible();
  letThrough();
  await expect(fresh.getByText('No tasks for Today')).toBeVisible();
  await context.close();
});

test('a browser that knows nobody says that it checks', async ({ page }) => {
  const letThrough = await holdBack(page, '**/api/v1/auth/session');
  await page.goto('/today');
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/auth/);
});

test('onboarding explains the three kinds, prefills an empty name only, and can be skipped', async ({
  page,
}) => {
  const person = aPerson();
  await page.goto('/register');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const kind of ['Personal', 'Team', 'Business'])
    await expect(page.getByText(kind, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Create My First Workspace' }).click();
  const name = page.getByLabel(/^Workspace name/);
  const create = page.getByRole('button', { name: 'Create Workspace' });
  await expect(create).toBeDisabled();
  for (const [kind, text] of [
    ['Personal', 'My Personal Workspace'],
    ['Team', 'Team Workspace'],
    ['Business', 'Company Workspace'],
  ] as const) {
    await name.fill('');
    await page.getByText(kind, { exact: true }).click();
    await expect(name).toHaveValue(text);
  }
  await name.fill('Studio Lark');
  await page.getByText('Team', { exact: true }).click();
  await expect(name).toHaveValue('Studio Lark');
  await name.fill('   ');
  await expect(create).toBeDisabled();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('Personal workspace created')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: /Personal Workspace/ })).toBeVisible();
});

test('the sidebar takes a fifth of the page up to what it needs, is dragged between 12 and 35 percent, and its logo leads home', async ({
  page,
}) => {
  await settleIn(page);
  const edge = page.getByRole('separator');
  // A fifth of 1440 pixels would be more than stands in it.
  await expect(edge).toHaveAttribute('aria-valuenow', '17.778');
  await expect(edge).toHaveAttribute('aria-valuemin', '12');
  await expect(edge).toHaveAttribute('aria-valuemax', '35');
  await edge.focus();
  await page.keyboard.press('End');
  await expect(edge).toHaveAttribute('aria-valuenow', '35');
  const width = await page.locator('.app-sidebar').evaluate((element) => element.clientWidth);
  expect(Math.round((width / 1440) * 100)).toBe(35);
  await expect(page.getByRole('link', { name: /Dayslate/ }).first()).toHaveAttribute('href', '/');
});

test('a workspace is made and switched to with its words', async ({ page }) => {
  await settleIn(page);
  const switcher = page.getByRole('button', { name: /^Workspace:/ });
  await switcher.click();
  await expect(page.getByRole('menuitemradio', { name: /Team Workspace/ })).toContainText('Owner');
  await page.getByRole('menuitem', { name: 'Create Workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' });
  await dialog.getByLabel('Workspace name').fill('Night shoots');
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page.getByText('Workspace created successfully').first()).toBeVisible();
  await expect(switcher).toContainText('Night shoots');
  await switcher.click();
  await page.getByRole('menuitemradio', { name: /Team Workspace/ }).click();
  await expect(page.getByText('Switched to Team Workspace')).toBeVisible();
  await page.reload();
  await expect(switcher).toContainText('Team Workspace');
});

test('an empty day, the quick add bar and the star speak as the spec does', async ({ page }) => {
  await settleIn(page);
  await page.goto('/today');
  await expect(page.getByText('No tasks for Today')).toBeVisible();
  await expect(page.getByText('Add a task to get started!')).toBeVisible();
  await page.goto('/tomorrow');
  await expect(page.getByText('No tasks for Tomorrow')).toBeVisible();
  const bar = page.getByPlaceholder('Quick add task...');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await bar.fill('   ');
  await expect(add).toBeDisabled();
  await bar.fill('Charge the drone');
  await expect(add).toBeEnabled();
  await bar.press('Escape');
  await expect(bar).toHaveValue('');
  await page.getByRole('button', { name: 'Add detailed task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByTitle('Add to starred').click();
  await page.getByTitle('Remove from starred').click();
  await expect(page.getByTitle('Add to starred')).toBeVisible();
});

test('toasts are 356 pixels wide, three at a time, and stay for four seconds', async ({ page }) => {
  await settleIn(page);
  await page.goto('/today');
  const toasts = page.getByRole('status').filter({ hasText: 'Task added successfully' });
  for (const text of ['One', 'Two', 'Three', 'Four']) await quickAdd(page, text);
  await expect(toasts.first()).toBeVisible();
  // What makes room for another is still seen to fade.
  const lasting = toasts.and(page.locator('.toast:not([data-ending-style])'));
  expect(await lasting.filter({ visible: true }).count()).toBeLessThanOrEqual(3);
  const widths = await toasts.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().width)),
  );
  expect(widths).toContain(356);
  await saved(page);
  const appeared = Date.now();
  await quickAdd(page, 'Five');
  await page.mouse.move(5, 300);
  await expect(toasts.first()).toBeVisible();
  await expect(toasts).toHaveCount(0, { timeout: 8_000 });
  expect(Date.now() - appeared).toBeGreaterThan(3_500);
});

test('the sidebar has the sections of the spec in their order', async ({ page }) => {
  await settleIn(page);
  const bar = page.getByRole('navigation', { name: 'Sidebar' });
  const places = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // What exists so far, in the order of spec section 2; pages that come later are not listed.
  expect(places).toEqual([
    '/',
    '/dashboard',
    '/today',
    '/tomorrow',
    '/all-tasks',
    '/routine',
    '/overdue',
    '/calendar',
    '/content',
    '/content-ideas',
    '/inspirations',
    '/content-pillars',
    '/content-calendar',
    '/content-pipeline',
    '/analytics',
    '/brand-campaigns',
    '/content-brands',
    '/affiliate-links',
    '/businesses',
    '/tools',
    '/brands',
    '/expenses',
    '/recurring-expenses',
    '/trips',
    '/packing-template',
    '/entertainment',
    '/books',
    '/settings',
  ]);
});

test('the workspace settings are for those who may manage them', async ({ page }) => {
  await settleIn(page);
  await page.getByRole('button', { name: /^Workspace:/ }).click();
  await page.getByRole('menuitem', { name: 'Workspace Settings' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=workspace$/);
  await expect(page.getByLabel('Workspace ID')).toHaveAttribute('readonly', '');
});

test('an invitation says that it is looked at', async ({ page, browser, product }) => {
  await settleIn(page);
  // A browser of its own: it writes the server's 404 into its console.
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const guest = await context.newPage();
  const letThrough = await holdBack(guest, '**/api/v1/invitations/look-up');
  await guest.goto('/accept-invitation?token=guessed');
  await expect(guest.getByText('Validating invitation...')).toBeVisible();
  letThrough();
  await expect(guest.getByText('Invalid or expired invitation')).toBeVisible();
  await context.close();
});

test('a page that breaks says so and can be tried again', async ({ page, browser, product }) => {
  await settleIn(page);
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const broken = await context.newPage();
  // An answer that no server of ours would give: a page of that zone cannot be shown.
  await broken.route('**/api/v1/auth/session', async (route) => {
    const response = await route.fetch();
    const { user } = await response.json();
    await route.fulfill({ response, json: { user: { ...user, timeZone: 'Nowhere/Land' } } });
  });
  await broken.goto('/today');
  await expect(broken.getByText('Something went wrong')).toBeVisible({ timeout: 15_000 });
  await expect(broken.getByText(/Reference /)).toBeVisible();
  await broken.unrouteAll();
  await expect(broken.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await context.close();
});

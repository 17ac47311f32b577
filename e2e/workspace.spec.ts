import type { Browser, Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { startServer } from '../bench/product.ts';
import { aPerson, calm, expect, saved, settleIn, test, type Person } from './journey.ts';

test('an invitation by link: wrong account first, then accepted, then seen by both, then a viewer, then gone', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page, aPerson('Mara'));
  const noor = aPerson('Noor');
  const link = await invite(page, noor.email);

  // Somebody else who is signed in reads for whom it is.
  const other = await anotherBrowser(browser, product.origin);
  const ife = await settleIn(other, aPerson('Ife'));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(
    other.getByText(
      `This invitation was sent to ${noor.email}, but you're signed in as ${ife.email}. Please sign in with the correct email address or ask for a new invitation.`,
    ),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Use another account' }).click();
  await expect(other.getByText("You've been invited to join a workspace!")).toBeVisible();

  // The right person has no account yet, and is not led through onboarding.
  await other.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await signUpHere(other, noor);
  await expect(other.getByRole('heading', { name: 'Workspace Invitation' })).toBeVisible();
  await expect(other.getByText('Can create and edit content')).toBeVisible();
  await other.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(other.getByRole('heading', { name: 'Invitation Accepted!' })).toBeFocused();
  await expect(other.getByText('Successfully joined workspace!')).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await expect(other.getByRole('button', { name: /^Workspace: ?Team Workspace/ })).toContainText(
    'Member · 2 members',
  );

  // The owner sees them at once, and nothing pending any more.
  await expect(page.getByRole('row', { name: /Noor/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending Invitations' })).toHaveCount(0);

  // The link has done its work.
  await other.goto(link);
  await expect(other.getByText('You are already a member of Team Workspace.')).toBeVisible();
  await other.getByRole('link', { name: 'Go to Dashboard' }).click();

  // A role holds at once in the other's open tab, and the server refuses by itself.
  await page.getByRole('row', { name: /Noor/ }).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await expect(page.getByText('Role updated')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Workspace:/ })).toContainText('Viewer');
  expect(await asksForMembers(other)).toBe(403);

  // Removed: the tab leaves by itself and has forgotten the workspace.
  await page.reload();
  await page.getByRole('button', { name: 'Remove Noor' }).click();
  const question = page.getByRole('alertdialog', { name: /^Remove Noor from Team Workspace\?$/ });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Member removed')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Workspace: ?Team/ })).toHaveCount(0);
  expect(await asksForMembers(other)).toBe(404);
  await expect(page.getByRole('row', { name: /Noor/ })).toHaveCount(0);
  // Nothing is left there that could be pressed.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await other.context().close();
});

test('pending invitations are told with their time, renewed, cancelled and declined', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const noor = aPerson('Noor');
  const first = await invite(page, noor.email);
  const pending = page.getByRole('listitem').filter({ hasText: noor.email });
  await expect(pending).toContainText(/Expires /);
  // A browser that lets nobody copy shows the new link instead: the first one works no longer.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  for (const name of [/^Copy link/, /^Resend/]) {
    await pending.getByRole('button', { name }).click();
    const given = page.getByRole('dialog', { name: /^Link to/ });
    await expect(given.getByLabel('Invitation link')).toHaveValue(/token=.{20}/);
    await expect(given.getByLabel('Invitation link')).not.toHaveValue(first);
    await given.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link could not be copied').last()).toBeVisible();
    await given.getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite to/ });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await expect(send).toBeDisabled();
  for (const [email, sentence] of [
    ['nobody', 'Please enter a valid email address'],
    [`  ${noor.email.toUpperCase()} `, 'An invitation has already been sent to this email'],
  ] as const) {
    await dialog.getByLabel('Email').fill(email);
    await send.click();
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await pending.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('Invitation cancelled')).toBeVisible();
  await expect(pending).toHaveCount(0);

  const link = await invite(page, noor.email);
  const other = await anotherBrowser(browser, product.origin);
  await other.goto(link);
  await other.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await signUpHere(other, noor);
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: noor.email })).toHaveCount(0);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await other.goto('/accept-invitation');
  await expect(other.getByText('No invitation token provided')).toBeVisible();
  await other.context().close();
});

test('whoever was taken in meanwhile meets the workspace, not the onboarding', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const noor = aPerson('Noor');
  const link = await invite(page, noor.email);
  const other = await anotherBrowser(browser, product.origin);
  const context = other.context();
  await other.goto('/register');
  await signUpHere(other, noor);
  await expect(other.getByRole('button', { name: 'Create My First Workspace' })).toBeVisible();
  // What this browser remembers is written a second later: no workspace at all.
  await other.waitForTimeout(2500);
  await other.close();
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  const answer = await context.request.post(`${product.origin}/api/v1/invitations/accept`, {
    data: { token },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
  const again = await context.newPage();
  await again.goto('/today');
  await expect(again.getByText('No tasks for Today')).toBeVisible();
  await context.close();
});

test('an invitation comes by mail where the server sends mail, and is shown to whoever proves the address', async ({
  browser,
}) => {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const product = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const signUpByMail = async (page: Page, person: Person) => {
    await page.goto('/register');
    await signUpHere(page, person);
    await expect(
      page.getByText('Please check your email to confirm your account before signing in.'),
    ).toBeVisible();
    await expect.poll(() => linkIn(mails.at(-1), 'confirm')).toBeTruthy();
    await page.goto(linkIn(mails.at(-1), 'confirm'));
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  };
  const page = await anotherBrowser(browser, product.origin);
  const noor = aPerson('Noor');
  await signUpByMail(page, aPerson('Mara'));
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('Personal workspace created')).toBeVisible();
  await openMembers(page);
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite to/ });
  await dialog.getByLabel('Email').fill(noor.email);
  await dialog.getByLabel(/^Message/).fill('You are on sound.');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${noor.email}`)).toBeVisible();
  await expect.poll(() => linkIn(mails.at(-1), 'accept-invitation')).toBeTruthy();
  expect(mails.at(-1)).toContain('You are on sound.');

  const hers = await anotherBrowser(browser, product.origin);
  await signUpByMail(hers, noor);
  const waiting = hers.getByText('Mara invited you to Personal Workspace as member.');
  await expect(waiting).toBeVisible();
  await hers.getByRole('button', { name: 'Skip for now' }).click();
  await expect(hers.getByRole('heading', { name: 'Weekly View' })).toBeVisible();
  await expect(waiting).toBeVisible();
  await hers.getByRole('link', { name: 'See invitation to Personal Workspace' }).click();
  await expect(hers.getByText('You are on sound.')).toBeVisible();
  await hers.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(hers.getByText('Member · 2 members')).toBeVisible();
  await expect(waiting).toBeHidden();
  await hers.context().close();
  await page.context().close();
  await product.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('a workspace is renamed, deleted with its name typed, and restored', async ({ page }) => {
  await settleIn(page);
  await page.goto('/settings?tab=workspace');
  const name = page.getByLabel('Workspace name');
  await name.fill('   ');
  await name.blur();
  await expect(page.getByText('Workspace name cannot be empty')).toBeVisible();
  await name.fill('Studio Lark');
  // Nothing typed is lost unasked, on another tab of the same page either.
  await expect(page.getByRole('banner').getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/today$/);
  await page.goBack();
  await expect(name).not.toHaveValue('Studio Lark');
  await name.fill('Studio Lark');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Workspace settings updated')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Workspace: ?Studio Lark/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Workspace' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Studio Lark?' });
  const remove = dialog.getByRole('button', { name: 'Delete Workspace' });
  await dialog.getByRole('textbox').fill('Studio');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('Studio Lark');
  // A list that is just being read as the workspace goes is answered 404, and browsers log that.
  await calm(page);
  await remove.click();
  await expect(page.getByText('Workspace deleted')).toBeVisible();
  // The only one is gone: where a newcomer begins, it can be brought back.
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: /^Workspace: ?Studio Lark/ })).toBeVisible();
  await saved(page);
});

async function anotherBrowser(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

async function signUpHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function openMembers(page: Page): Promise<void> {
  await page.goto('/settings?tab=workspace');
  await page.getByText(/^Members/).click();
  await expect(page).toHaveURL(/section=members/);
  // It is in the address: Back leads to the tab before, and a reload stays.
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'General' })).toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Members/ })).toBeChecked();
}

/** Invites without mail and gives the link that the dialog shows. */
async function invite(page: Page, email: string): Promise<string> {
  await openMembers(page);
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite to/ });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const given = page.getByRole('dialog', { name: /^Link to/ });
  await expect(given).toContainText('This server sends no mail');
  const link = await given.getByLabel('Invitation link').inputValue();
  await given.getByRole('button', { name: 'Done' }).click();
  return link;
}

// Asked past the screen, as somebody would who does not believe in hidden buttons.
function asksForMembers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const id = Reflect.get(globalThis, 'askedWorkspace') as string | undefined;
    const list = (await (await fetch('/api/v1/workspaces')).json()) as {
      workspaces: { id: string; name: string }[];
    };
    const workspace = list.workspaces.find(({ name }) => name === 'Team Workspace')?.id ?? id;
    Reflect.set(globalThis, 'askedWorkspace', workspace);
    return (await fetch(`/api/v1/workspaces/${workspace}/invitations`)).status;
  });
}

function linkIn(mail: string | undefined, kind: string): string {
  // Long lines of a mail are broken with a sign of equality.
  const whole = mail?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  return whole.match(/http:\/\/\S+/g)?.find((link) => link.includes(kind)) ?? '';
}

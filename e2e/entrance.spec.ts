import { startServer } from '../bench/product.ts';
import { aPerson, expect, test } from './journey.ts';

test('who lost the link to confirm an address has it mailed again from the sign-in page', async ({
  browser,
}) => {
  // Nobody listens there: mails wait for a server that takes them.
  const product = await startServer({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' },
  });
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const { email, password } = aPerson();
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const waiting = 'Please check your email to confirm your account before signing in.';
  await expect(page.getByText(waiting)).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(waiting)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  await context.close();
  await product.stop();
});

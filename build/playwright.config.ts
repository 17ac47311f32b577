import { defineConfig } from '@playwright/test';
import { betweenStepsMs } from '../e2e/slow-browser.ts';
import { findBrowser, quietArgs } from '../scripts/browser.mjs';

const browser = findBrowser();

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../.cache/playwright',
  workers: 2,
  // Generous: a busy machine is no fault of the product, and what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    // Each step of a trace costs as much as the step: ask for it with `--trace retain-on-failure`.
    trace: 'off',
    launchOptions: {
      slowMo: betweenStepsMs,
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env } as Record<string, string>, // Unset variables are not listed.
      args: [...quietArgs, ...browser.args],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});

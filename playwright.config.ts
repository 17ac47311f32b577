import { defineConfig } from '@playwright/test';

const browserArgs: string[] = JSON.parse(process.env.CHROMIUM_ARGS ?? '[]');
const browserEnv: Record<string, string> = JSON.parse(process.env.CHROMIUM_ENV ?? '{}');

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: { ...process.env, ...browserEnv } as Record<string, string>, // Unset variables are not listed.
      // Nothing but the pages of the test may reach for the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        ...browserArgs,
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});

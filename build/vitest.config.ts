import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', '{build,scripts}/**/*.test.ts'],
    globalSetup: ['src/server/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine is no fault of the product, and what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    // One short of the processors would leave one of two idle: the database takes little of the other.
    maxWorkers: availableParallelism(),
  },
});

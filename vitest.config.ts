import { defineConfig } from 'vitest/config'

const shared = { globalSetup: './tests/global-setup.ts', testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'program',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/global-setup.ts',
          fileParallelism: false,
        },
      },
    ],
  },
})

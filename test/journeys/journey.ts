import { test as base } from '@playwright/test'

/** A test in a browser. The windows that it opened are closed after it: they would go on asking and drawing beside all that come later. */
export const test = base.extend<{ windows: undefined }>({
  windows: [
    async ({ browser }, use) => {
      await use(undefined)
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})

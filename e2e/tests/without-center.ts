import type { Page } from '@playwright/test'

/** Removes the inlined center, so that the page requests it. */
export const withoutCenter = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const whole = await response.text()
    return route.fulfill({
      response,
      body: whole.replace(/<script type="application\/json" id="boot">.*?<\/script>/s, ''),
    })
  })

import type { Page } from '@playwright/test'

import { changeMember, expect, newEmail, tableOf, test } from './member-test.ts'
import { LANGUAGES } from './words.ts'

const WIDTHS = [360, 768, 1024, 1280, 1366, 1920] as const

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** As long as the rules let a member's data be, without a place to break. */
const LONGEST = { name: 'Ñ'.repeat(50), lastName: 'W'.repeat(100), pseudonym: 'M'.repeat(100) }
const longEmail = () => `${'w'.repeat(40)}.${newEmail().replace('@', `@${'m'.repeat(60)}.${'w'.repeat(60)}.`)}`

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`the width of the users' screens in ${language}`, () => {
    test.use({ locale })

    test('no page outgrows its window, whatever stands in it, and the actions stay in reach', async ({
      page,
      watch,
      makeMember,
      admin,
    }) => {
      watch(page)
      const member = await makeMember({ email: longEmail() })
      await changeMember(admin.client, { ...member, ...LONGEST })
      const fullName = `${LONGEST.name} ${LONGEST.lastName}`
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 768 })
        await page.goto('/users')
        const row = tableOf(page, words).getByRole('row').filter({ hasText: LONGEST.name })
        await expect(row).toBeVisible()
        expect(await overflowOf(page), `list at ${width}`).toBeLessThanOrEqual(0)
        // a click reaches only what nothing lies over, and what need not be scrolled sideways to
        const metrics = row.getByRole('button', { name: words.metricsOf(fullName) })
        const box = await metrics.boundingBox()
        expect((box?.x ?? width) + (box?.width ?? 0), `actions at ${width}`).toBeLessThanOrEqual(width)
        await metrics.click()
        await expect(page.getByRole('heading', { level: 1, name: words.userMetrics })).toBeVisible()
        await expect(page.getByRole('figure', { name: words.zones })).toBeVisible()
        expect(await overflowOf(page), `metrics at ${width}`).toBeLessThanOrEqual(0)
      }
    })
  })
}

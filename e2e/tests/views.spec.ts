import type { Page } from '@playwright/test'

import { expect, openListWith, test } from './members/member-test.ts'
import { LANGUAGES } from './members/words.ts'
import { saidIn } from './said.ts'

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

const t = await saidIn('es')
const own = { users: t('Users'), allRooms: t('All rooms'), open: t('Open') }

test.describe('navigation between pages', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('updates the title of the tab, and moves the focus along and back', async ({ page, watch, athlete }) => {
    watch(page)
    const row = await openListWith(page, athlete)
    await expect(page).toHaveTitle(`${own.users} · Latido Demo`)
    const opener = row.getByRole('button', { name: words.metricsOf(athlete.name) })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText(words.userMetrics)
    await expect(titleOf(page)).toBeFocused()
    await expect(page).toHaveTitle(`${words.userMetrics} · Latido Demo`)
    await page.getByRole('button', { name: words.backToUsers }).focus()
    await page.keyboard.press('Enter')
    await expect(opener).toBeFocused()
    await expect(page).toHaveTitle(`${own.users} · Latido Demo`)

    await page.getByRole('link', { name: 'RookRemote', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText('RookRemote')
    await expect(titleOf(page)).toBeFocused()
    await expect(page).toHaveTitle('RookRemote · Latido Demo')
    const room = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${own.open}`) })
      .first()
    await room.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: own.allRooms })).toBeVisible()
    await expect(titleOf(page)).toBeFocused()
    await page.getByRole('button', { name: own.allRooms }).focus()
    await page.keyboard.press('Enter')
    await expect(room).toBeFocused()
  })
})

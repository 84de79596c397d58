import { readFileSync } from 'node:fs'

import { expect, test } from './members/member-test.ts'
import { saidIn, type Language } from './said.ts'

const wordsIn = async (language: Language) => {
  const t = await saidIn(language)
  return {
    title: t('Reports'),
    year: t('This year'),
    ranking: t('User ranking'),
    search: t('Search by user'),
    export: t('Export'),
    csv: t('CSV file'),
    history: t('Session history'),
    types: t('Training types'),
  }
}

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`the statistics in ${locale}`, () => {
    test.use({ locale })

    test('of a year are shown, searched, saved as a file, and restored by the address', async ({
      page,
      watch,
      admin,
    }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      const words = await wordsIn(language)
      await page.goto('/reports')
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await page.getByRole('radio', { name: words.year }).click()
      await expect(page).toHaveURL(/from=\d{4}-01-01/)
      // earlier data stays, marked as outdated, until the new data has loaded
      await expect(page.getByRole('radio', { name: words.year })).toBeChecked()
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
      const rows = page.getByRole('table', { name: words.ranking }).getByRole('row')
      await expect(rows).toHaveCount(11)
      await expect(page.getByRole('figure', { name: words.history })).toBeVisible()
      await expect(page.getByRole('figure', { name: words.types })).toBeVisible()
      const best = (await rows.nth(1).getByRole('rowheader').innerText()).trim()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words.export }).click()
      await page.getByRole('menuitem', { name: words.csv }).click()
      const file = readFileSync(await (await saved).path(), 'utf8')
      expect(file.split('\r\n')[1]).toContain(best)
      await page.reload()
      await page.getByRole('searchbox', { name: words.search }).fill(best)
      await expect(rows.nth(1)).toContainText(best)
    })
  })
}

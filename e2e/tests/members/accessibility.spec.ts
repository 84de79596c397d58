import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, openMetrics, tableOf, test } from './member-test.ts'
import { LANGUAGES } from './words.ts'

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

for (const [{ locale, words }, width] of [
  [LANGUAGES[0], 1366],
  [LANGUAGES[1], 360],
] as const) {
  test.describe(`the users' screens at ${width} pixels`, () => {
    test.use({ locale, viewport: { width, height: 768 } })

    test('everybody can use the list, the form, the metrics and the report', async ({ page, watch, athlete }) => {
      watch(page)
      await page.goto('/users')
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.addUser }).click()
      const form = page.getByRole('dialog', { name: words.addUser })
      await form.getByRole('button', { name: words.addUser }).click()
      await expect(form.getByRole('group', { name: words.checkFields })).toBeFocused()
      await expectAccessible(page)
      await form.getByRole('button', { name: words.cancel }).click()

      await openMetrics(page, athlete)
      await expect(page.getByRole('figure', { name: words.zones })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.report, exact: true }).click()
      const report = page.getByRole('dialog', { name: words.report })
      await expect(report.getByRole('table', { name: words.reportTrainings })).toBeVisible()
      await expectAccessible(page)
      await report.getByRole('button', { name: words.cancel, exact: true }).click()
      await expect(report).toHaveCount(0)
    })

    test('the list is worked with the keyboard alone', async ({ page, watch, admin }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      await page.goto('/users')
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      const more = tableOf(page, words).getByRole('row').nth(1).getByRole('button').last()
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: words.delete, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(more).toBeFocused()
    })
  })
}

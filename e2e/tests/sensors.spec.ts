import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { viewOf } from '@repo/api-client/core/list'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import papaparse from 'papaparse'

import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const wordsIn = async () => {
  const t = await saidIn('es')
  const clock = t('{city} time', { city: 'Ciudad de México' })
  return {
    title: t('Sensors'),
    showing: `${t('Showing {first}–{last} of {all}', { first: '1', last: '12', all: '12' })} · ${clock}`,
    found: (count: number) =>
      `${t('{count, plural, one {{shown} found} other {{shown} found}}', { count, shown: String(count) })} · ${clock}`,
    searchIn: t('Search in'),
    search: t('Search'),
    ownership: t('Ownership'),
    lent: t('Lent and not returned'),
    user: t('User'),
    updated: t('Updated'),
    export: t('Export'),
    csvFile: t('CSV file'),
  }
}

const words = await wordsIn()

const tableOf = (page: Page, name: string) => page.getByRole('table', { name })
const rowsOf = (page: Page, name: string) => tableOf(page, name).getByRole('row')

test.describe('the list of sensors', () => {
  test.use({ locale: 'es-MX' })

  test('shows a coach the members who have not returned a sensor, and is exported as a file', async ({
    page,
    watch,
    coach,
  }) => {
    watch(page)
    const query = viewOf(listSensors, { column: 'ownership', search: 'lent' })
    const { rows: lent } = await coach.client.call(listSensors, { query })
    expect(lent).toHaveLength(5)
    await page.goto('/')
    await page.getByRole('link', { name: words.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByText(words.showing, { exact: true })).toBeVisible()
    await expect(rowsOf(page, words.title)).toHaveCount(13)
    await expect(page.getByRole('columnheader', { name: words.updated })).toBeVisible()

    await page.getByRole('combobox', { name: words.searchIn }).selectOption(words.ownership)
    await page.getByRole('combobox', { name: words.ownership, exact: true }).selectOption(words.lent)
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect(page.getByText(words.found(5), { exact: true })).toBeVisible()
    const head = page.getByRole('columnheader', { name: words.user })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const emails = lent.map(({ userEmail }) => userEmail ?? '').toSorted()
    const listed = rowsOf(page, words.title).filter({ hasText: '@' })
    await expect(listed).toContainText(emails)

    await page.reload()
    await expect(listed).toContainText(emails)
    await page.getByRole('button', { name: words.export }).click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: words.csvFile }).click()
    const csv = await readFile(await (await arriving).path(), 'utf8')
    const [, ...rows] = papaparse.parse<string[]>(csv, { skipEmptyLines: true }).data
    expect(rows.map((row) => row[3])).toEqual(emails)
  })
})

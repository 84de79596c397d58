import type { Page } from '@playwright/test'
import { viewOf } from '@repo/api-client/core/list'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const t = await saidIn('es')

const words = {
  title: t('Sessions'),
  searchIn: t('Search in'),
  search: t('Search'),
  email: t('Email'),
  metrics: t('Session metrics'),
  /** Prefix up to the first name, because the rest varies. */
  metricsOf: (name: string) => t('Session metrics for {name}, {start}', { name, start: '' }).replace(/, $/, ''),
  byEffort: t('By effort'),
  effort: t('Effort'),
  download: t('Download'),
  fit: t('FIT: for sports apps and watches'),
  back: t('Back to sessions'),
  import: t('Import'),
  importOf: t('Import sessions for'),
  importTitle: t('Import sessions'),
  choose: t('Choose files or drop them here'),
  through: t('{through} of {all, plural, one {# file} other {# files}}', { through: 1, all: 1 }),
  imported: t('Imported'),
  close: t('Close'),
  importDone: t('{count, plural, one {# session imported} other {# sessions imported}}', { count: 1 }),
  undo: t('Undo'),
  takenBack: t('Import undone'),
}

const rowsOf = (page: Page) => page.getByRole('table', { name: words.title }).getByRole('row')

const searchEmail = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('combobox', { name: words.searchIn }).selectOption(words.email)
  await page.getByRole('searchbox', { name: words.email }).fill(email)
  await page.getByRole('button', { name: words.search, exact: true }).click()
}

test.describe('a recorded session', () => {
  test.use({ locale: 'es-MX' })

  test('is found, viewed, and saved as FIT, and the file is imported for another user and removed', async ({
    page,
    watch,
    admin,
    athlete,
    makeMember,
  }) => {
    watch(page)
    const member = await makeMember()
    const ofMember = async () => {
      const query = viewOf(listTrainings, { column: 'email', search: member.email })
      return (await admin.client.call(listTrainings, { query })).rows
    }
    await page.goto('/')
    await page.getByRole('link', { name: words.title, exact: true }).click()
    await searchEmail(page, athlete.email)
    await expect(rowsOf(page).filter({ hasText: athlete.name }).first()).toBeVisible()
    await page
      .getByRole('button', { name: words.metricsOf(athlete.name) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words.metrics })).toBeVisible()
    await page.getByRole('radio', { name: words.byEffort }).click()
    await expect(page.getByRole('figure', { name: words.effort }).getByRole('img')).toBeVisible()
    await page.getByRole('button', { name: words.download }).click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: words.fit }).click()
    const file = await (await arriving).path()
    await page.getByRole('button', { name: words.back }).click()

    await page.getByRole('button', { name: words.import, exact: true }).click()
    const people = page.getByRole('dialog', { name: words.importOf })
    await people.getByRole('combobox').fill(member.email)
    await people.getByRole('option', { name: member.email }).click()
    const dialog = page.getByRole('dialog', { name: words.importTitle, exact: true })
    await dialog.getByLabel(words.choose).setInputFiles(file)
    await expect(dialog.getByText(words.through)).toBeVisible()
    await expect(dialog.getByText(words.imported, { exact: true })).toHaveCount(1)
    expect(await ofMember()).toHaveLength(1)
    await dialog.getByRole('button', { name: words.close }).last().click()
    await expect(page.getByText(words.importDone, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByText(words.takenBack, { exact: true })).toBeVisible()
    expect(await ofMember()).toHaveLength(0)
  })
})

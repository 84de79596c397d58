import type { Page } from '@playwright/test'
import { listBoard } from '@repo/api-client/challenges/list-board'
import { viewOf } from '@repo/api-client/core/list'

import { expect, test } from './members/member-test.ts'
import { saidIn, type Said } from './said.ts'

interface Kind {
  readonly kind: string
  readonly modality: string
  readonly hasTeams: boolean
}

/** One of each, as a screen of a language calls them. */
const kindsIn = (t: Said): readonly Kind[] => {
  const [individual, group] = [t('Individual', {}, 'kind of challenge'), t('Group', {}, 'kind of challenge')]
  return [
    { kind: individual, modality: t('Users', {}, 'who competes'), hasTeams: false },
    { kind: group, modality: t('Teams', {}, 'who competes'), hasTeams: true },
    { kind: group, modality: t('Rooms', {}, 'who competes'), hasTeams: false },
  ]
}

/** Fills the form in: what kind it is, and who takes part. */
const create = async (page: Page, t: Said, name: string, { kind, modality, hasTeams }: Kind): Promise<void> => {
  await page.getByRole('button', { name: t('New challenge') }).click()
  await page.getByRole('textbox', { name: t('Name') }).fill(name)
  const dialog = page.getByRole('dialog', { name: t('New challenge') })
  await dialog.getByRole('combobox', { name: t('Type', {}, 'challenge') }).click()
  await page.getByRole('option', { name: kind }).click()
  await dialog.getByRole('combobox', { name: t('Modality') }).click()
  await page.getByRole('option', { name: modality }).click()
  await dialog.getByRole('button', { name: t('Choose all') }).click()
  if (hasTeams) await dialog.getByRole('button', { name: t('Make random teams') }).click()
  await dialog.getByRole('button', { name: t('Create challenge') }).click()
  await expect(dialog).toBeHidden()
}

/** Gives the challenge whose goals are shown one that whoever trains reaches soon. */
const addGoal = async (page: Page, t: Said): Promise<void> => {
  await page.getByRole('button', { name: t('New goal') }).click()
  const dialog = page.getByRole('dialog', { name: t('New goal') })
  await dialog.getByRole('combobox', { name: t('Goal', {}, 'type of a goal') }).click()
  await page.getByRole('option', { name: t('Sessions') }).click()
  await dialog.getByRole('textbox', { name: t('Target') }).fill('3')
  await dialog.getByRole('textbox', { name: t('Points') }).fill('15')
  await dialog.getByRole('button', { name: t('Create goal') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: t('Goals') }).getByRole('row')).toHaveCount(2)
}

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`challenges in ${locale}`, () => {
    test.use({ locale })

    test('one of each kind is created, given a goal, looked at and deleted', async ({ page, watch, admin }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      const t = await saidIn(language)
      for (const kind of kindsIn(t)) {
        const name = `${language} ${kind.modality}`
        await page.goto('/challenges')
        await create(page, t, name, kind)
        // it leads to its goals by itself
        await expect(page).toHaveURL(/\/challenges\/[^/]+\/goals$/)
        await addGoal(page, t)
        await page
          .getByRole('main')
          .getByRole('link', { name: t('Progress') })
          .click()
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
        await page
          .getByRole('button', { name: t('Progress') })
          .first()
          .click()
        const drawer = page.getByRole('dialog')
        await expect(drawer.getByRole('table', { name: t('Goals') }).getByRole('row')).toHaveCount(2)
        await drawer.getByRole('button', { name: t('Close') }).click()
        await page
          .getByRole('main')
          .getByRole('link', { name: t('Challenges') })
          .click()
        await page.getByRole('button', { name: t('More for {name}', { name }) }).click()
        await page.getByRole('menuitem', { name: t('Delete') }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('Delete') })
          .click()
        await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
      }
    })
  })
}

test('the ranking has the medals of challenges that are over', async ({ page, watch, admin }) => {
  watch(page)
  expect(admin.role).toBe('admin')
  const t = await saidIn('en')
  await page.goto('/challenges')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Ranking') })
    .click()
  const podium = page.getByRole('list', { name: t('The first three') })
  await expect(podium.getByRole('listitem')).toHaveCount(3)
  const { rows: first } = await admin.client.call(listBoard, {
    params: { branch: admin.branchUuid },
    query: viewOf(listBoard),
  })
  const rows = page.getByRole('table', { name: t('Ranking') }).getByRole('row')
  for (const place of [0, 1, 2]) {
    const { pseudonym = '' } = first[place] ?? {}
    await expect(podium.getByRole('listitem').nth(place)).toContainText(pseudonym)
    await expect(rows.nth(place + 1)).toContainText(pseudonym)
  }
})

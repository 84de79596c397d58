import { listBoard } from '@repo/api-client/challenges/board'
import { viewOf } from '@repo/api-client/core/list'

import { addGoal, createChallenge, kindsIn } from './challenge-forms.ts'
import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

/** Stories cover English. */
const LANGUAGES = [
  { locale: 'es-MX', language: 'es', tag: '@small' },
  { locale: 'en-US', language: 'en', tag: '@full' },
] as const

for (const { locale, language, tag } of LANGUAGES) {
  const t = await saidIn(language)
  test.describe(`challenges in ${locale}`, { tag }, () => {
    test.use({ locale })

    for (const kind of kindsIn(t)) {
      test(`a challenge of ${kind.modality} is created, given a goal, viewed, and deleted`, async ({
        page,
        watch,
        admin,
      }) => {
        watch(page)
        expect(admin.role).toBe('admin')
        const name = `${language} ${kind.modality}`
        const main = page.getByRole('main')
        await page.goto('/challenges')
        await createChallenge(page, t, { name, kind })
        await addGoal(page, t, { target: '3', points: '15' })
        await main.getByRole('link', { name: t('Progress') }).click()
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
        await page
          .getByRole('button', { name: t('Progress') })
          .first()
          .click()
        const drawer = page.getByRole('dialog')
        await expect(drawer.getByRole('table', { name: t('Goals') }).getByRole('row')).toHaveCount(2)
        await drawer.getByRole('button', { name: t('Close') }).click()
        await main.getByRole('link', { name: t('Challenges') }).click()
        await page.getByRole('button', { name: t('More actions for {name}', { name }) }).click()
        await page.getByRole('menuitem', { name: t('Delete') }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('Delete') })
          .click()
        await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
      })
    }
  })
}

test('the ranking has the medals of ended challenges', async ({ page, watch, admin }) => {
  watch(page)
  expect(admin.role).toBe('admin')
  const t = await saidIn('en')
  await page.goto('/challenges')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Ranking') })
    .click()
  const podium = page.getByRole('list', { name: t('Top three') })
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

import { randomUUID } from 'node:crypto'

import { expect, test } from './members/member-test.ts'
import { saidIn, type Language } from './said.ts'

const wordsIn = async (language: Language) => {
  const t = await saidIn(language)
  const name = 'Beatriz Solís'
  return {
    firstName: t('First name'),
    lastName: t('First last name'),
    pseudonym: t('Pseudonym'),
    email: t('Email'),
    birthday: t('Birthday'),
    sex: t('Sex'),
    female: t('Female'),
    requestToJoin: t('Request to join'),
    requestSent: t('Your request was sent to {name}', { name: 'Latido Demo' }),
    accept: t('Accept {name}', { name }),
    accepted: t('{count, plural, one {Request accepted} other {# requests accepted}}', { count: 1 }),
    undo: t('Undo'),
    restored: t('{count, plural, one {Request restored} other {# requests restored}}', { count: 1 }),
    refuse: t('Reject {name}', { name }),
    confirm: t('Reject'),
    refused: t('{count, plural, one {Request rejected} other {# requests rejected}}', { count: 1 }),
    noMatches: t('No one matches your search'),
  }
}

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`requests in ${locale}`, () => {
    test.use({ locale })

    test("are sent from the center's page, and are seen, accepted, restored, and rejected", async ({
      page,
      watch,
      admin,
      browser,
    }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      const words = await wordsIn(language)
      const mark = randomUUID().slice(0, 8)
      const email = `b-${mark}@mail.example`
      await page.goto('/requests')
      await expect(page.getByRole('table')).toBeVisible()

      const phone = await (await browser.newContext({ locale })).newPage()
      // simulates the time a person needs
      await phone.clock.install()
      await phone.goto('/ask')
      const fill = (name: string, text: string) => phone.getByRole('textbox', { name }).first().fill(text)
      await fill(words.firstName, 'Beatriz')
      await fill(words.lastName, 'Solís')
      await fill(words.pseudonym, `Golondrina ${mark}`)
      await fill(words.email, email)
      await fill(words.birthday, language === 'es' ? '04/05/1990' : '05/04/1990')
      await phone.getByRole('combobox', { name: words.sex }).click()
      await phone.getByRole('option', { name: words.female }).click()
      await phone.getByRole('checkbox').click()
      await phone.clock.fastForward(10_000)
      await phone.getByRole('button', { name: words.requestToJoin }).click()
      await expect(phone.getByRole('heading', { name: words.requestSent })).toBeVisible()
      await phone.close()

      const row = page.getByRole('row').filter({ hasText: email })
      await expect(row).toBeVisible()
      await row.getByRole('button', { name: words.accept }).click()
      await expect(page.getByText(words.accepted, { exact: true })).toBeVisible()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: words.undo }).click()
      await expect(page.getByText(words.restored, { exact: true })).toBeVisible()
      await row.getByRole('button', { name: words.refuse }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click()
      await expect(page.getByText(words.refused, { exact: true })).toBeVisible()
      await expect(row).toHaveCount(0)
      await page.goto(`/users?column=email&search=${email}`)
      await expect(page.getByText(words.noMatches)).toBeVisible()
    })
  })
}

import { randomUUID } from 'node:crypto'

import { expect, test } from './members/member-test.ts'
import { saidIn, type Language } from './said.ts'

const wordsIn = async (language: Language, name: string) => {
  const t = await saidIn(language)
  return {
    title: t('Administrators'),
    add: t('Add administrator'),
    create: t('Add administrator'),
    created: t('Administrator created'),
    name: t('Name'),
    lastName: t('First last name'),
    email: t('Email'),
    mobile: t('Mobile'),
    digits: t('Enter {min} to {max, plural, one {# digit} other {# digits}}', { min: 8, max: 15 }),
    role: t('Role'),
    coach: t('Coach', {}, 'role'),
    password: t('Password'),
    again: t('Confirm password'),
    strong: t('Strong'),
    taken: t('An administrator with this email already exists.'),
    maySignIn: t('{name} can sign in', { name }),
    signedOut: t('{name} was signed out and can no longer sign in', { name }),
    delete: t('Delete {name}', { name }),
    confirm: t('Delete'),
    deleted: t('Administrator deleted'),
    roles: t('Roles'),
    signIn: t('Sign in'),
  }
}

const PASSWORD = 'cuatro tazas azules de barro'

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`the staff in ${locale}`, () => {
    test.use({ locale })

    test('a staff member is added, works, is signed out everywhere, and is removed', async ({
      page,
      watch,
      admin,
      browser,
    }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      const words = await wordsIn(language, 'Beatriz Solís')
      const email = `b-${randomUUID().slice(0, 8)}@demo.example`
      await page.goto('/admin')
      await page.getByRole('button', { name: words.add }).click()
      const form = page.getByRole('dialog')
      const fill = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text)
      await fill(words.name, 'Beatriz')
      await fill(words.lastName, 'Solís')
      await fill(words.email, 'coach@demo.example')
      await fill(words.mobile, '55 1234')
      await form.getByRole('combobox', { name: words.role }).click()
      await page.getByRole('option', { name: words.coach }).click()
      await fill(words.password, PASSWORD)
      await fill(words.again, PASSWORD)
      await expect(form.getByText(words.strong)).toBeVisible()
      const save = form.getByRole('button', { name: words.create })
      await save.click()
      await expect(form.getByText(words.digits).first()).toBeVisible()
      await fill(words.mobile, '55 1234 5678')
      // Chromium logs refused calls as errors
      page.removeAllListeners('console')
      await save.click()
      await expect(form.getByText(words.taken)).toBeVisible()
      await fill(words.email, email)
      await save.click()
      await expect(page.getByText(words.created, { exact: true })).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: email })
      await expect(page.getByRole('row').nth(1)).toContainText(email)

      const elsewhere = await (await browser.newContext({ locale })).newPage()
      await elsewhere.goto('/login')
      await elsewhere.getByRole('textbox', { name: words.email }).fill(email)
      await elsewhere.getByRole('textbox', { name: words.password, exact: true }).fill(PASSWORD)
      await elsewhere.getByRole('button', { name: words.signIn }).click()
      await elsewhere.getByRole('link', { name: 'RookRemote', exact: true }).click()
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
      await row.getByRole('switch', { name: words.maySignIn }).click()
      await expect(page.getByText(words.signedOut, { exact: true })).toBeVisible()
      await expect(elsewhere.getByRole('button', { name: words.signIn })).toBeVisible()
      await elsewhere.close()

      await row.getByRole('button', { name: words.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click()
      await expect(page.getByText(words.deleted, { exact: true })).toBeVisible()
      await expect(row).toHaveCount(0)

      await page.getByRole('link', { name: words.roles }).click()
      await expect(page.getByRole('table', { name: words.roles }).getByRole('row')).toHaveCount(3)
    })
  })
}

import { openStaffSession } from '../staff-session.ts'
import { fieldOf, fillIn, openNew, submit } from './member-form.ts'
import {
  changeMember,
  deafen,
  expect,
  newEmail,
  openListWith,
  rowOf,
  seeToast,
  storedMember,
  tableOf,
  test,
} from './member-test.ts'
import { LANGUAGES } from './words.ts'

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`what is kept of a user's form in ${language}`, () => {
    test.use({ locale })

    test('of a user that is no more than an address, what was typed is there again', async ({
      page,
      admin,
      forgetLater,
    }) => {
      expect(admin.role).toBe('admin')
      const email = newEmail()
      forgetLater(email)
      await page.route('**/api/v2/users/*/information', (route) => route.abort())
      await openNew(page, words)
      await fillIn(page, words, email)
      await submit(page, words.addUser)
      await seeToast(page, words.partial)
      await expect(rowOf(page, email)).not.toContainText('Begoña')
      await page.unroute('**/api/v2/users/*/information')
      await page.getByRole('button', { name: words.openAgain }).click()
      await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
      await submit(page, words.saveChanges)
      await seeToast(page, words.updated)
      await expect(rowOf(page, email)).toContainText('Begoña')
    })

    test('a user that could not be stored is told in general words, and what was typed is there again', async ({
      page,
      admin,
      forgetLater,
    }) => {
      expect(admin.role).toBe('admin')
      const email = newEmail()
      forgetLater(email)
      await page.route(/\/api\/v2\/users$/, (route) => route.fulfill({ status: 500, json: {} }))
      await openNew(page, words)
      await fillIn(page, words, email)
      await submit(page, words.addUser)
      await seeToast(page, words.general)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.unroute(/\/api\/v2\/users$/)
      await page.getByRole('button', { name: words.openAgain }).click()
      await expect(fieldOf(page, words.email)).toHaveValue(email)
      await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
      await submit(page, words.addUser)
      await seeToast(page, words.created)
      await expect(rowOf(page, email)).toBeVisible()
    })

    test('what was typed is there again after a reload, until it is discarded', async ({ page, watch, admin }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      await openNew(page, words)
      await fieldOf(page, words.name).fill('Begoña')
      await fieldOf(page, words.weight).fill('58')
      await page.reload()
      const dialog = page.getByRole('dialog', { name: words.addUser })
      await expect(dialog.getByText(words.keptTyped)).toBeVisible()
      await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
      await expect(fieldOf(page, words.weight)).toHaveValue('58')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: words.discard }).click()
      await expect(dialog.getByText(words.keptTyped)).toHaveCount(0)
      await expect(fieldOf(page, words.name)).toHaveValue('')
      await expect(fieldOf(page, words.weight)).toHaveValue('31')
      await page.reload()
      await expect(fieldOf(page, words.name)).toHaveValue('')
      await expect(dialog.getByText(words.keptTyped)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await expect(dialog).toHaveCount(0)
    })

    test('a form with nothing typed closes on Escape, and does not come back', async ({ page, watch, admin }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      await openNew(page, words)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.reload()
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('a lost connection closes the form, and what was typed is there again', async ({
      page,
      admin,
      forgetLater,
    }) => {
      expect(admin.role).toBe('admin')
      const email = newEmail()
      forgetLater(email)
      await openNew(page, words)
      await fillIn(page, words, email)
      await page.context().setOffline(true)
      await submit(page, words.addUser)
      await seeToast(page, words.general)
      await page.context().setOffline(false)
      await page.getByRole('button', { name: words.openAgain }).click()
      await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
      await submit(page, words.addUser)
      await seeToast(page, words.created)
    })

    test('a change somebody else made is told to a draft from before, too', async ({ page, admin, makeMember }) => {
      const member = await makeMember()
      const row = await openListWith(page, member)
      await row.getByRole('button', { name: words.edit(member.name) }).click()
      await fieldOf(page, words.name).fill('Amparo')
      await changeMember(admin.client, { ...member, pseudonym: 'Lucero' })
      await page.reload()
      await expect(fieldOf(page, words.name)).toHaveValue('Amparo')
      await submit(page, words.saveChanges)
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.changedMeanwhile)
      expect(await storedMember(admin.client, member.uuid)).toMatchObject({ name: member.name, pseudonym: 'Lucero' })
    })

    test('what was typed is there again after the session has ended and somebody signed in anew', async ({
      page,
      baseURL,
      admin,
      forgetLater,
    }) => {
      expect(admin.role).toBe('admin')
      const email = newEmail()
      forgetLater(email)
      // else the page hears of its end before anything is sent
      await deafen(page)
      await openNew(page, words)
      await fillIn(page, words, email)
      // the same person signs in at another device, which ends the session here
      await openStaffSession(baseURL ?? '', 'admin@demo.example')
      await submit(page, words.addUser)
      await expect(page).toHaveURL(/\/login/)
      await page.getByRole('textbox', { name: words.email }).fill('admin@demo.example')
      await page.getByRole('textbox', { name: /^(?:Contraseña|Password)$/ }).fill('demo-password')
      await page.getByRole('button', { name: /Iniciar sesión|Sign in/ }).click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByRole('dialog', { name: words.addUser })).toBeVisible()
      await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
      await expect(fieldOf(page, words.birthday)).toHaveValue(words.written('1990-12-31'))
      await submit(page, words.addUser)
      await seeToast(page, words.created)
      await expect(rowOf(page, email)).toBeVisible()
    })
  })
}

test.describe("what is kept of a user's form", () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('a coach who signs in after an administrator does not get the draft', async ({ page, coach, baseURL }) => {
    expect(coach.role).toBe('coach')
    const admin = await openStaffSession(baseURL ?? '', 'admin@demo.example')
    const form = Object.fromEntries(
      [
        'name',
        'lastName1',
        'lastName2',
        'email',
        'pseudonym',
        'birthday',
        'sex',
        'weight',
        'height',
        'restingHeartRate',
        'maxHeartRate',
      ].map((field) => [field, 'x']),
    )
    await page.addInitScript(
      (draft) => sessionStorage.setItem('draft:member', draft),
      JSON.stringify({ owner: admin.userUuid, content: { of: null, version: null, typed: form } }),
    )
    await page.goto('/users')
    await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

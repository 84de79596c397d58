import { signIn } from '../sign-in.ts'
import { openStaffSession } from '../staff-session.ts'
import { fieldOf, fillIn, openNew, submit } from './member-form.ts'
import { deafen, expect, newEmail, rowOf, seeToast, test } from './member-test.ts'
import { LANGUAGES } from './words.ts'

test.describe("the draft of a user's form", () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('is there again after the session has ended and the same account signed in again', async ({
    page,
    baseURL,
    admin,
    forgetLater,
  }) => {
    expect(admin.role).toBe('admin')
    const email = newEmail()
    forgetLater(email)
    // otherwise, realtime reports the end before anything is sent
    await deafen(page)
    await openNew(page, words)
    await fillIn(page, words, email)
    // another sign-in ends this session
    await openStaffSession(baseURL ?? '', 'admin@demo.example')
    await submit(page, words.addUser)
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, 'admin@demo.example')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog', { name: words.addUser })).toBeVisible()
    await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
    await expect(fieldOf(page, words.birthday)).toHaveValue(words.written('1990-12-31'))
    await submit(page, words.addUser)
    await seeToast(page, words.created)
    await expect(rowOf(page, email)).toBeVisible()
  })
})

import { fieldOf, fillIn, openNew, submit } from './member-form.ts'
import {
  changeMember,
  expect,
  findByEmail,
  newEmail,
  openListWith,
  seeToast,
  storedMember,
  tableOf,
  test,
} from './member-test.ts'
import { LANGUAGES } from './words.ts'

test.describe('the form of a user', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('announces a new user, lists it first, and creates one on two clicks', async ({
    page,
    watch,
    admin,
    forgetLater,
  }) => {
    watch(page)
    const email = newEmail()
    forgetLater(email)
    const created: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v2/users')) created.push(request.url())
    })
    await openNew(page, words)
    await fillIn(page, words, email)
    await page
      .getByRole('dialog')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      })
    await seeToast(page, words.created)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(tableOf(page, words).getByRole('row').nth(1)).toContainText(email)
    expect(created).toHaveLength(1)
    const [found] = await findByEmail(admin.client, email)
    expect(await storedMember(admin.client, found?.uuid ?? '')).toMatchObject({
      name: 'Begoña',
      lastName1: 'Muñoz',
      lastName2: null,
      sex: 'female',
      birthday: '1990-12-31',
      weight: null,
      height: null,
      restingHeartRate: null,
    })
  })

  test('loads the current data of an edited user, saves them, and says so', async ({
    page,
    watch,
    admin,
    makeMember,
  }) => {
    watch(page)
    const member = await makeMember()
    const row = await openListWith(page, member)
    await changeMember(admin.client, { ...member, pseudonym: 'Lucero' })
    await row.getByRole('button', { name: words.edit(member.name) }).click()
    await expect(page.getByRole('dialog', { name: words.editUser })).toBeVisible()
    await expect(fieldOf(page, words.pseudonym)).toHaveValue('Lucero')
    await expect(fieldOf(page, words.weight)).toHaveValue('61.5')
    await fieldOf(page, words.lastName2).fill('Ocaña')
    await fieldOf(page, words.weight).fill('62')
    await submit(page, words.saveChanges)
    await seeToast(page, words.updated)
    await expect(row).toContainText('Ibáñez Ocaña')
    expect(await storedMember(admin.client, member.uuid)).toMatchObject({
      lastName2: 'Ocaña',
      weight: 62,
      height: 168,
    })
  })
})

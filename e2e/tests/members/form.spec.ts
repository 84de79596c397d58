import { fieldOf, fillIn, openNew, submit } from './member-form.ts'
import {
  changeMember,
  expect,
  findByEmail,
  inPounds,
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
  test.describe(`the form of a user in ${language}`, () => {
    test.use({ locale })

    test('what is missing or wrong stands at its field and in a summary that takes the focus', async ({
      page,
      watch,
      admin,
    }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      await openNew(page, words)
      await expect(fieldOf(page, words.weight)).toHaveValue('31')
      await expect(fieldOf(page, words.height)).toHaveValue('121')
      await expect(fieldOf(page, words.restingHeartRate)).toHaveValue('61')
      await submit(page, words.addUser)
      const summary = page.getByRole('group', { name: words.checkFields })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('button')).toHaveText([...words.missing])
      await summary.getByRole('button', { name: words.enterPseudonym }).click()
      await expect(fieldOf(page, words.pseudonym)).toBeFocused()

      await fillIn(page, words, 'nobody', 'Al')
      await fieldOf(page, words.lastName2).fill('Paz')
      await fieldOf(page, words.birthday).fill('2190-01-01')
      await fieldOf(page, words.weight).fill('29.9')
      await fieldOf(page, words.height).fill('231')
      await fieldOf(page, words.restingHeartRate).fill('120')
      await submit(page, words.addUser)
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('button')).toHaveText([
        `${words.name}: ${words.between(3, 50)}`,
        `${words.lastName2}: ${words.between(4, 100)}`,
        `${words.email}: ${words.invalidEmail}`,
        `${words.birthday}: ${words.inFuture}`,
        `${words.weight}: ${words.numberFrom(30, 190)}`,
        `${words.height}: ${words.numberFrom(120, 230)}`,
        `${words.restingHeartRate}: ${words.numberFrom(40, 100)}`,
      ])
      await expect(fieldOf(page, words.restingHeartRate)).toHaveAccessibleDescription(words.numberFrom(40, 100))
    })

    test('a new user is told, stands first, and two clicks make one', async ({ page, watch, admin, forgetLater }) => {
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

    test('an address that is taken is told over the form, which keeps what was typed', async ({ page, makeMember }) => {
      const member = await makeMember()
      await openNew(page, words)
      await fillIn(page, words, member.email.toUpperCase())
      await submit(page, words.addUser)
      const dialog = page.getByRole('dialog', { name: words.addUser })
      await expect(dialog.getByRole('alert')).toContainText(words.alreadyLinked)
      await expect(fieldOf(page, words.name)).toHaveValue('Begoña')
      await expect(fieldOf(page, words.email)).toHaveValue(member.email.toUpperCase())
    })

    test('a user stored in part is told as such, and is in the list', async ({ page, admin, forgetLater }) => {
      expect(admin.role).toBe('admin')
      const email = newEmail()
      forgetLater(email)
      await page.route('**/api/v2/users/*/variables', (route) => route.fulfill({ status: 500, json: {} }))
      await openNew(page, words)
      await fillIn(page, words, email)
      await submit(page, words.addUser)
      await seeToast(page, words.partial)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(rowOf(page, email)).toContainText('Begoña')
      await page.unroute('**/api/v2/users/*/variables')
      await page.getByRole('button', { name: words.openAgain }).click()
      await expect(page.getByRole('dialog', { name: words.editUser })).toBeVisible()
      await expect(fieldOf(page, words.pseudonym)).not.toHaveValue('')
      await submit(page, words.saveChanges)
      await seeToast(page, words.updated)
    })

    test('an edited user is fetched as it is now, saved and told', async ({ page, watch, admin, makeMember }) => {
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

    test('a change somebody else made meanwhile is told and shown before anything is overwritten', async ({
      page,
      admin,
      makeMember,
    }) => {
      const member = await makeMember()
      const row = await openListWith(page, member)
      await row.getByRole('button', { name: words.edit(member.name) }).click()
      await fieldOf(page, words.name).fill('Amparo')
      await changeMember(admin.client, { ...member, pseudonym: 'Lucero' })
      await submit(page, words.saveChanges)
      const notice = page.getByRole('dialog').getByRole('alert')
      await expect(notice).toContainText(words.changedMeanwhile)
      expect(await storedMember(admin.client, member.uuid)).toMatchObject({ name: member.name, pseudonym: 'Lucero' })
      await expect(fieldOf(page, words.name)).toHaveValue('Amparo')
      await page.getByRole('dialog').getByRole('button', { name: words.showChanges }).click()
      await expect(fieldOf(page, words.pseudonym)).toHaveValue('Lucero')
      await expect(fieldOf(page, words.name)).toHaveValue(member.name)
      await fieldOf(page, words.name).fill('Amparo')
      await submit(page, words.saveChanges)
      await seeToast(page, words.updated)
      await expect(row).toContainText('Amparo')
    })
  })
}

test.describe('the form of a user', () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('a center that measures in pounds and inches stores what it showed', async ({
    page,
    watch,
    admin,
    makeMember,
  }) => {
    watch(page)
    const member = await makeMember()
    await inPounds(page)
    const row = await openListWith(page, member)
    const edit = () => row.getByRole('button', { name: words.edit(member.name) }).click()
    await edit()
    await expect(fieldOf(page, words.weight)).toHaveValue('135.6')
    await expect(fieldOf(page, words.height)).toHaveValue('66.1')
    await fieldOf(page, words.pseudonym).fill('Onza')
    await submit(page, words.saveChanges)
    await seeToast(page, words.updated)
    // a measure nobody touched keeps its last digit
    const kept = await storedMember(admin.client, member.uuid)
    expect(kept).toMatchObject({ weight: 61.5, height: 168 })
    await edit()
    await fieldOf(page, words.weight).fill('66')
    await submit(page, words.saveChanges)
    await expect(fieldOf(page, words.weight)).toHaveAccessibleDescription(words.numberFrom(67, 418))
    await fieldOf(page, words.weight).fill('150')
    await fieldOf(page, words.height).fill('70')
    await submit(page, words.saveChanges)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const typed = await storedMember(admin.client, member.uuid)
    expect(typed.weight).toBeCloseTo(150 / 2.205, 6)
    expect(typed.height).toBeCloseTo(177.8, 6)
    await edit()
    await expect(fieldOf(page, words.weight)).toHaveValue('150')
    await expect(fieldOf(page, words.height)).toHaveValue('70')
  })
})

test.describe('the form of a user', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('waits for the center, whose units it speaks, and opens with them', async ({ page, admin }) => {
    expect(admin.permissions).toContain('user_create')
    const center = '**/api/v2/centers/*'
    await page.route(center, (route) => route.fulfill({ status: 403, json: {} }))
    await page.goto('/users')
    await page.getByRole('button', { name: words.addUser }).click()
    const dialog = page.getByRole('dialog', { name: words.addUser })
    await expect(dialog.getByText(words.couldNotLoadUser)).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await page.unroute(center)
    await inPounds(page)
    await dialog.getByRole('button', { name: words.tryAgain }).click()
    await expect(fieldOf(page, words.weight)).toHaveValue('68.4')
  })
})

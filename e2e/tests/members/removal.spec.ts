import {
  expect,
  findByEmail,
  openListWith,
  rowOf,
  searchFor,
  seeToast,
  storedMember,
  tableOf,
  test,
} from './member-test.ts'
import { LANGUAGES } from './words.ts'

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`users who leave in ${language}`, () => {
    test.use({ locale })

    test('a deleted user leaves the list after a question, and the total shrinks', async ({
      page,
      watch,
      admin,
      makeMember,
    }) => {
      watch(page)
      const member = await makeMember()
      await page.goto('/users')
      const total = page.getByText(words.inCenter)
      const counted = async () => Number.parseInt((await total.textContent()) ?? '', 10)
      await expect(rowOf(page, member.email)).toBeVisible()
      const before = await counted()
      const ask = async () => {
        await rowOf(page, member.email)
          .getByRole('button', { name: words.more(member.name) })
          .click()
        await page.getByRole('menuitem', { name: words.delete, exact: true }).click()
      }
      await ask()
      const question = page.getByRole('alertdialog', { name: words.deleteOf(`${member.name} ${member.lastName}`) })
      await question.getByRole('button', { name: words.cancel }).click()
      await expect(question).toHaveCount(0)
      await expect(rowOf(page, member.email)).toBeVisible()
      await ask()
      await question.getByRole('button', { name: words.delete }).click()
      await seeToast(page, words.deleted)
      await expect(question).toHaveCount(0)
      await expect(rowOf(page, member.email)).toHaveCount(0)
      expect(await counted()).toBe(before - 1)
      expect(await findByEmail(admin.client, member.email)).toEqual([])
    })

    test('several chosen users are deleted at once', async ({ page, watch, admin, makeMember }) => {
      watch(page)
      const lastName = `Lote${Date.now().toString(36)}`
      const [first, second, third] = [
        await makeMember({ name: 'Primera', lastName }),
        await makeMember({ name: 'Segunda', lastName }),
        await makeMember({ name: 'Tercera', lastName }),
      ]
      await page.goto('/users')
      await searchFor(page, words, lastName, words.lastNames)
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(4)
      for (const { name } of [first, second, third])
        await page.getByRole('checkbox', { name: words.select(name) }).click()
      await expect(page.getByText(words.selected(3))).toBeVisible()
      // one who is deleted alone is no longer among the chosen
      await rowOf(page, third.email)
        .getByRole('button', { name: words.more(third.name) })
        .click()
      await page.getByRole('menuitem', { name: words.delete, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(rowOf(page, third.email)).toHaveCount(0)
      await page.getByRole('button', { name: words.deleteSelected }).click()
      const question = page.getByRole('alertdialog', { name: words.deleteSelectedOf(2) })
      await question.getByRole('button', { name: words.delete }).click()
      await seeToast(page, words.deletedMany(2))
      await expect(page.getByText(words.nobodyMatches)).toBeVisible()
      await expect(page.getByText(words.selected(2))).toHaveCount(0)
      expect(await findByEmail(admin.client, first.email)).toEqual([])
      expect(await findByEmail(admin.client, second.email)).toEqual([])
    })

    test('all data of a user is erased only after the e-mail was typed', async ({ page, watch, admin, makeMember }) => {
      const member = await makeMember()
      watch(page)
      const row = await openListWith(page, member)
      await row.getByRole('button', { name: words.more(member.name) }).click()
      await page.getByRole('menuitem', { name: words.eraseData }).click()
      const question = page.getByRole('alertdialog', { name: words.eraseOf(`${member.name} ${member.lastName}`) })
      const typed = question.getByRole('textbox', { name: words.emailToConfirm(member.email) })
      await typed.fill('somebody@else.example')
      await question.getByRole('button', { name: words.erase, exact: true }).click()
      await expect(question.getByText(words.emailDiffers)).toBeVisible()
      await typed.fill(member.email)
      await question.getByRole('button', { name: words.erase, exact: true }).click()
      await seeToast(page, words.erased)
      await expect(page.getByText(words.nobodyMatches)).toBeVisible()
      await expect(storedMember(admin.client, member.uuid)).rejects.toMatchObject({ status: 404 })
    })
  })
}

test.describe('users who leave', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('a deletion that fails is told, and the user stays', async ({ page, makeMember }) => {
    const member = await makeMember()
    await page.route('**/unlinked', (route) => route.fulfill({ status: 500, json: {} }))
    const row = await openListWith(page, member)
    await row.getByRole('button', { name: words.more(member.name) }).click()
    await page.getByRole('menuitem', { name: words.delete, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
    await seeToast(page, words.general)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(row).toContainText(member.email)
  })
})

import { expect, findByEmail, rowOf, seeToast, test } from './member-test.ts'
import { LANGUAGES } from './words.ts'

test.describe('a deleted user', () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('leaves the list after a confirmation, and the total shrinks', async ({ page, watch, admin, makeMember }) => {
    watch(page)
    const member = await makeMember()
    await page.goto('/users')
    const total = page.getByText(words.firstOf)
    const counted = async () => Number((await total.textContent())?.replace(words.firstOf, ''))
    await expect(rowOf(page, member.email)).toBeVisible()
    const before = await counted()
    const openQuestion = async () => {
      await rowOf(page, member.email)
        .getByRole('button', { name: words.more(member.name) })
        .click()
      await page.getByRole('menuitem', { name: words.delete, exact: true }).click()
    }
    await openQuestion()
    const question = page.getByRole('alertdialog', { name: words.deleteOf(`${member.name} ${member.lastName}`) })
    await question.getByRole('button', { name: words.cancel }).click()
    await expect(question).toHaveCount(0)
    await expect(rowOf(page, member.email)).toBeVisible()
    await openQuestion()
    await question.getByRole('button', { name: words.delete }).click()
    await seeToast(page, words.deleted)
    await expect(question).toHaveCount(0)
    await expect(rowOf(page, member.email)).toHaveCount(0)
    expect(await counted()).toBe(before - 1)
    expect(await findByEmail(admin.client, member.email)).toEqual([])
  })
})

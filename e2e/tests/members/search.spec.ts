import type { Page } from '@playwright/test'

import { expect, findByEmail, rowOf, searchFor, tableOf, test } from './member-test.ts'
import { LANGUAGES } from './words.ts'

const textBox = (page: Page, name: string) => page.getByRole('searchbox', { name, exact: true })

test.describe('the search of users', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('finds a user by a part of every text column, without accents or case', async ({ page, watch, makeMember }) => {
    watch(page)
    const tag = `xq${Date.now().toString(36)}`
    const member = await makeMember({ name: `Íñigo ${tag}`, lastName: `Güémez ${tag}`, pseudonym: `Águila ${tag}` })
    await page.goto('/users')
    const searches = [
      [words.name, `inigo ${tag}`],
      [words.lastNames, `GUEMEZ ${tag}`],
      [words.email, member.email.slice(0, 12)],
      [words.pseudonym, `aguila ${tag.toUpperCase()}`],
    ] as const
    for (const [column, text] of searches) {
      await searchFor(page, words, text, column)
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(2)
      await expect(rowOf(page, member.email)).toBeVisible()
      await expect(page.getByText(words.oneFound, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: words.showEveryone }).click()
    await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
    await expect(page).toHaveURL(/\/users$/)
  })
})

test.describe('the search of users', () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('keeps the search on each page and in the address', async ({ page, watch, admin }) => {
    watch(page)
    const everyone = await findByEmail(admin.client, '@members.example')
    expect(everyone.length).toBe(20)
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v2/users' && searchParams.get('page') === '2')
        requested.push(searchParams.get('search') ?? '')
    })
    await page.goto('/users')
    await searchFor(page, words, '@members.example', words.email)
    await expect(page.getByText(words.found)).toBeVisible()
    await page.getByRole('button', { name: words.next }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    const row = tableOf(page, words).getByRole('row').nth(1)
    await expect(row).not.toContainText(everyone[0]?.email ?? '')
    const second = (await row.textContent()) ?? ''
    expect(requested).toContain('@members.example')
    await page.reload()
    await expect(row).toHaveText(second)
    await expect(textBox(page, words.email)).toHaveValue('@members.example')
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(page.url())
    await expect(tableOf(elsewhere, words).getByRole('row').nth(1)).toHaveText(second)
    await elsewhere.close()
    await page.goBack()
    await expect(row).toContainText(everyone[0]?.email ?? '')
    await page.goBack()
    await expect(page.getByText(words.firstOf)).toBeVisible()
    await expect(textBox(page, words.email)).toHaveValue('')
  })
})

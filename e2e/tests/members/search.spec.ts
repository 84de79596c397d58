import type { Page } from '@playwright/test'

import { deafen, expect, findByEmail, openListWith, rowOf, searchFor, seeToast, tableOf, test } from './member-test.ts'
import { LANGUAGES, type MemberWords } from './words.ts'

const searchIn = (page: Page, words: MemberWords) => page.getByRole('combobox', { name: words.searchIn })
const textBox = (page: Page, name: string) => page.getByRole('searchbox', { name, exact: true })
const press = (page: Page, words: MemberWords) => page.getByRole('button', { name: words.search, exact: true }).click()

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`the search of users in ${language}`, () => {
    test.use({ locale })

    test('every text column finds somebody by a part, without accents or case', async ({ page, watch, makeMember }) => {
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
      await page.getByRole('button', { name: words.showEverybody }).click()
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await expect(page).toHaveURL(/\/users$/)
    })

    test('fewer than three characters are an error, and nothing at all shows everybody', async ({
      page,
      watch,
      admin,
    }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      await page.goto('/users')
      await searchFor(page, words, 'an')
      await expect(page.getByText(words.tooShort)).toBeVisible()
      await expect(textBox(page, words.name)).toHaveAttribute('aria-invalid', 'true')
      await expect(page).toHaveURL(/\/users$/)
      await searchFor(page, words, 'ana')
      await expect(page).toHaveURL(/search=ana/)
      await expect(page.getByText(words.tooShort)).toHaveCount(0)
      await searchFor(page, words, '')
      await expect(page).toHaveURL(/\/users$/)
      await expect(page.getByText(words.inCenter)).toBeVisible()
      await page.goto('/users?column=name&search=-1')
      await expect(page.getByText(words.inCenter)).toBeVisible()
    })

    test('a search that finds nobody says so and leads back to everybody', async ({ page, watch, admin }) => {
      watch(page)
      expect(admin.role).toBe('admin')
      await page.goto('/users')
      await searchFor(page, words, 'nadie se llama así')
      await expect(page.getByText(words.nobodyMatches)).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: words.showEverybody }).last().click()
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await expect(textBox(page, words.name)).toHaveValue('')
    })

    test('a search is asked once when it is refused, and once more when the server is at fault', async ({
      page,
      admin,
    }) => {
      expect(admin.role).toBe('admin')
      await deafen(page)
      await page.goto('/users')
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      let status = 422
      let calls = 0
      await page.route(/\/api\/v2\/users\?.*search=/, (route) => {
        calls += 1
        return route.fulfill({ status, json: {} })
      })
      await searchFor(page, words, 'ana')
      await seeToast(page, words.searchFailed)
      expect(calls).toBe(1)
      status = 500
      calls = 0
      await searchFor(page, words, 'eva')
      await expect(page.getByText(words.tryingAgain)).toBeVisible()
      await expect.poll(() => calls).toBe(2)
      await expect(page).toHaveURL(/\/users$/)
      await expect(page.getByText(words.tryingAgain)).toHaveCount(0)
      expect(calls).toBe(2)
    })

    test('a search that fails returns to the list', async ({ page, admin }) => {
      expect(admin.role).toBe('admin')
      await page.goto('/users')
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await page.route(/\/api\/v2\/users\?.*search=/, (route) => route.fulfill({ status: 403, json: {} }))
      await searchFor(page, words, 'ana')
      await seeToast(page, words.searchFailed)
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
      await expect(page).toHaveURL(/\/users$/)
    })
  })
}

test.describe('the search of users on a phone', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale, viewport: { width: 360, height: 740 } })

  test('a box that is emptied by hand shows everybody, without Enter', async ({ page, watch, makeMember }) => {
    watch(page)
    const member = await makeMember()
    await openListWith(page, member)
    await textBox(page, words.email).fill('')
    await expect(page.getByText(words.inCenter)).toBeVisible()
    await expect(page).not.toHaveURL(/search=/)
  })
})

test.describe('the search of users', () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('the pages of a search send the search along, and the address brings both back', async ({
    page,
    watch,
    admin,
  }) => {
    watch(page)
    const everybody = await findByEmail(admin.client, '@members.example')
    expect(everybody.length).toBe(20)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v2/users' && searchParams.get('page') === '2') asked.push(searchParams.get('search') ?? '')
    })
    await page.goto('/users')
    await searchFor(page, words, '@members.example', words.email)
    await expect(page.getByText(words.found)).toBeVisible()
    await page.getByRole('button', { name: words.next }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    const row = tableOf(page, words).getByRole('row').nth(1)
    await expect(row).not.toContainText(everybody[0]?.email ?? '')
    const second = (await row.textContent()) ?? ''
    expect(asked).toContain('@members.example')
    await page.reload()
    await expect(row).toHaveText(second)
    await expect(textBox(page, words.email)).toHaveValue('@members.example')
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(page.url())
    await expect(tableOf(elsewhere, words).getByRole('row').nth(1)).toHaveText(second)
    await elsewhere.close()
    await page.goBack()
    await expect(row).toContainText(everybody[0]?.email ?? '')
    await page.goBack()
    await expect(page.getByText(words.inCenter)).toBeVisible()
    await expect(textBox(page, words.name)).toHaveValue('')
  })

  test('control and K bring the focus to what is searched for', async ({ page, admin }) => {
    expect(admin.role).toBe('admin')
    await page.goto('/users')
    await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
    await expect(textBox(page, words.name)).toHaveAttribute('placeholder', 'Search (Ctrl K)')
    await page.keyboard.press('Control+K')
    await expect(textBox(page, words.name)).toBeFocused()
    await searchIn(page, words).focus()
    await page.keyboard.press('Meta+K')
    await expect(textBox(page, words.name)).toBeFocused()
    await page.keyboard.type('ana')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=ana/)
  })

  test('a link typed by hand may search for digits', async ({ page, watch, makeMember }) => {
    watch(page)
    const pseudonym = `${Date.now()}`
    const member = await makeMember({ pseudonym })
    await page.goto(`/users?column=pseudonym&search=${pseudonym}`)
    await expect(tableOf(page, words).getByRole('row')).toHaveCount(2)
    await expect(rowOf(page, member.email)).toBeVisible()
  })

  test('a birthday is asked for as a date and the sex as a choice', async ({ page, watch, makeMember }) => {
    watch(page)
    const member = await makeMember()
    await page.goto('/users')
    await searchIn(page, words).selectOption(words.birthday)
    const date = page.getByRole('search').getByLabel(words.birthday, { exact: true })
    await date.fill(words.written('1994-03-09'))
    await press(page, words)
    await expect(rowOf(page, member.email)).toBeVisible()
    await date.fill(words.written('1994-03-08'))
    await press(page, words)
    await expect(rowOf(page, member.email)).toHaveCount(0)

    await searchIn(page, words).selectOption(words.sex)
    const choice = page.getByRole('search').getByRole('combobox', { name: words.sex, exact: true })
    await choice.selectOption(words.male)
    await press(page, words)
    await expect(page).toHaveURL(/search=male/)
    await expect(tableOf(page, words).getByRole('row').nth(1)).toBeVisible()
    await expect(rowOf(page, member.email)).toHaveCount(0)
    await choice.selectOption(words.female)
    await press(page, words)
    await expect(rowOf(page, member.email)).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { viewOf } from '@repo/api-client/core/list'
import { pageIn } from '@repo/api-client/core/page'
import { listMembers } from '@repo/api-client/members/list-members'

import { deafen, expect, openListWith, rowOf, seeToast, tableOf, test } from './member-test.ts'
import { LANGUAGES, type MemberWords } from './words.ts'

/** The pages a browser has asked the server for, in order. */
const askedPages = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v2/users') asked.push(searchParams.get('page') ?? '')
  })
  return asked
}

const heads = (words: MemberWords): string[] => [
  words.name,
  words.lastNames,
  words.pseudonym,
  words.email,
  words.sex,
  words.birthday,
  words.actions,
]

const firstEmail = (page: Page, words: MemberWords) =>
  tableOf(page, words).getByRole('row').nth(1).getByRole('cell').nth(3)

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`the list of users in ${language}`, () => {
    test.use({ locale })

    test('it has its title, its columns and twenty rows, dates as the language writes them', async ({
      page,
      watch,
      admin,
      makeMember,
    }) => {
      watch(page)
      const member = await makeMember({
        name: 'Ágata',
        lastName: 'Torremocha Villaseñor de la Concepción',
        email: `agata.${'muy.'.repeat(6)}largo.${Date.now()}@members.example`,
      })
      expect(admin.permissions).toContain('user_create')
      await page.goto('/users')
      await expect(page.getByRole('heading', { level: 1, name: words.users })).toBeVisible()
      const table = tableOf(page, words)
      await expect(table.getByRole('columnheader').filter({ hasText: /./ })).toHaveText(heads(words))
      await expect(table.getByRole('row')).toHaveCount(21)
      await expect(page.getByText(new RegExp(`^\\d{3} ${words.inCenter}$`))).toBeVisible()

      // the newest stands first, its long texts cut and whole in a tooltip
      const row = table.getByRole('row').nth(1)
      await expect(row.getByRole('rowheader')).toHaveText('Ágata')
      await expect(row.getByRole('cell').nth(5)).toHaveText(language === 'es' ? '09/03/1994' : '03/09/1994')
      const lastName = row.getByRole('button', { name: member.lastName, exact: true })
      await expect(lastName).toHaveText('Torremocha Villaseñor de la C…')
      await expect(row.getByRole('button', { name: member.email, exact: true })).toHaveText(
        `${member.email.slice(0, 44)}…`,
      )
      await lastName.hover()
      await expect(page.getByRole('tooltip', { name: member.lastName })).toBeVisible()
    })

    test('somebody banned is marked, and is let in again after a question', async ({
      page,
      watch,
      admin,
      banSomebody,
    }) => {
      watch(page)
      const banned = await banSomebody(language === 'es' ? '100061' : '100062')
      const { name, fullName } = banned
      expect(admin.permissions).toContain('rookremote_edit')
      const row = await openListWith(page, banned)
      await expect(row.getByRole('rowheader')).toContainText(words.banned)
      const open = async () => {
        await row.getByRole('button', { name: words.more(name) }).click()
        await page.getByRole('menuitem', { name: words.liftBan }).click()
      }
      await open()
      const question = page.getByRole('alertdialog', { name: words.liftBanOf(fullName) })
      await question.getByRole('button', { name: words.cancel }).click()
      await expect(question).toBeHidden()
      await open()
      await question.getByRole('button', { name: words.liftBan }).click()
      await seeToast(page, words.reinstated)
      await expect(row.getByRole('rowheader')).not.toContainText(words.banned)
      await row.getByRole('button', { name: words.more(name) }).click()
      await expect(page.getByRole('menuitem', { name: words.liftBan })).toHaveCount(0)
    })

    test('a list that does not come says so, and comes when asked again', async ({ page, admin }) => {
      expect(admin.role).toBe('admin')
      const list = /\/api\/v2\/users\?/
      // a change announced by somebody else would fetch the list before the button is pressed
      await deafen(page)
      await page.route(list, (route) => route.fulfill({ status: 403, json: {} }))
      await page.goto('/users')
      await expect(page.getByText(words.listFailed)).toBeVisible()
      await page.unroute(list)
      await page.getByRole('button', { name: words.tryAgain }).click()
      await expect(tableOf(page, words).getByRole('row')).toHaveCount(21)
    })
  })
}

test.describe('the list of users', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('a page that was seen is not fetched again until something has changed', async ({ page, makeMember }) => {
    const asked = askedPages(page)
    const member = await makeMember()
    await deafen(page)
    await page.goto('/users')
    await expect(rowOf(page, member.email)).toBeVisible()
    const pages = page.getByRole('navigation', { name: words.pages })
    // the page after the one in view is fetched ahead
    await expect.poll(() => asked).toEqual(['1', '2'])
    for (const ahead of ['3', '4']) {
      await pages.getByRole('button', { name: words.next }).click()
      await expect.poll(() => asked.at(-1)).toBe(ahead)
    }
    for (const name of [words.previous, words.first]) await pages.getByRole('button', { name }).click()
    await expect(rowOf(page, member.email)).toBeVisible()
    expect(asked).toEqual(['1', '2', '3', '4'])
    await rowOf(page, member.email)
      .getByRole('button', { name: words.more(member.name) })
      .click()
    await page.getByRole('menuitem', { name: words.delete }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(rowOf(page, member.email)).toHaveCount(0)
    expect(asked.filter((number) => number === '1')).toHaveLength(2)
  })

  test('a column and a page size stay as chosen', async ({ page, watch, admin }) => {
    watch(page)
    expect(admin.role).toBe('admin')
    await page.goto('/users')
    const menu = page.getByRole('button', { name: words.columnsAndRows })
    const choose = async (name: string) => {
      await menu.click()
      await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
    }
    const birthday = page.getByRole('columnheader', { name: words.birthday })
    await expect(birthday).toBeVisible()
    await choose(words.birthday)
    await expect(birthday).toHaveCount(0)
    await choose(words.rows(50))
    await expect(tableOf(page, words).getByRole('row')).toHaveCount(51)
    await expect(page).toHaveURL(/[?&]size=50$/)
    await page.reload()
    await expect(tableOf(page, words).getByRole('row')).toHaveCount(51)
    await expect(birthday).toHaveCount(0)
    await choose(words.birthday)
    await expect(birthday).toBeVisible()
  })

  test('a column sorts up, then down, and the address keeps it', async ({ page, watch, admin }) => {
    watch(page)
    const { rows } = pageIn(await admin.client.call(listMembers, { query: viewOf(listMembers, { sort: 'email' }) }))
    const first = rows[0]?.email ?? ''
    await page.goto('/users')
    const head = page.getByRole('columnheader', { name: words.email })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstEmail(page, words)).toHaveText(first)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(firstEmail(page, words)).not.toHaveText(first)
    await page.reload()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('navigation', { name: words.pages }).getByRole('button', { name: words.last }).click()
    await expect(tableOf(page, words).getByRole('row').last()).toContainText(first)
  })

  test('a page beyond the last shows the last one', async ({ page, watch, admin }) => {
    watch(page)
    expect(admin.role).toBe('admin')
    await page.goto('/users?page=999')
    await expect(page.getByRole('navigation', { name: words.pages })).toContainText(/(\d+)\D+\1$/)
    await expect(tableOf(page, words).getByRole('row').nth(1)).toBeVisible()
  })

  test('a coach reads the list and the metrics, and changes nothing', async ({ page, watch, coach }) => {
    watch(page)
    expect(coach.role).toBe('coach')
    await page.goto('/users')
    const row = tableOf(page, words).getByRole('row').nth(1)
    await expect(row.getByRole('button', { name: /^Métricas de/ })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Editar/ })).toHaveCount(0)
    await expect(row.getByRole('button', { name: /^Más de/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.addUser })).toHaveCount(0)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })

  test('on a phone every row is a card and nothing runs out of the screen', async ({ page, watch, makeMember }) => {
    watch(page)
    const member = await makeMember()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/users')
    await expect(rowOf(page, member.email).getByRole('button', { name: words.edit(member.name) })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('first, previous, next and last lead through the pages, and the address says which', async ({
    page,
    watch,
    admin,
  }) => {
    watch(page)
    const { rows } = pageIn(await admin.client.call(listMembers, { query: viewOf(listMembers, { page: 2 }) }))
    const second = rows[0]?.email ?? ''
    await page.goto('/users')
    const pages = page.getByRole('navigation', { name: words.pages })
    const press = (name: string) => pages.getByRole('button', { name, exact: true }).click()
    const at = async (number: number) => {
      await expect(pages).toContainText(new RegExp(`${words.pageOf(number, 0).slice(0, -1)}\\d+$`))
      await expect(page).toHaveURL(number === 1 ? /\/users$/ : new RegExp(`[?&]page=${number}$`))
    }
    await at(1)
    await expect(pages.getByRole('button', { name: words.first })).toBeDisabled()
    await press(words.next)
    await at(2)
    await expect(firstEmail(page, words)).toHaveText(second)
    await press(words.next)
    await at(3)
    await press(words.previous)
    await at(2)
    await press(words.last)
    await expect(pages.getByRole('button', { name: words.next })).toBeDisabled()
    await expect(pages).toContainText(/(\d+)\D+\1$/)
    await press(words.first)
    await at(1)

    await page.goBack()
    await page.goBack()
    await at(2)
    await expect(firstEmail(page, words)).toHaveText(second)
    await page.reload()
    await at(2)
    await expect(firstEmail(page, words)).toHaveText(second)
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(page.url())
    await expect(firstEmail(elsewhere, words)).toHaveText(second)
  })
})

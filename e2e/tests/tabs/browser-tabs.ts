import type { BrowserContext, Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'

import { expect } from '../fixtures.ts'
import { saidIn } from '../said.ts'
import { openStaffSession, type StaffSession } from '../staff-session.ts'

const en = await saidIn('en')

export const STAFF = ['admin@demo.example', 'coach@demo.example'] as const
export type Email = (typeof STAFF)[number]

const API = '**/api/**'
const REFRESH = '**/api/v2/auth/admin/refresh'
const JUMP_KEY = 'clock-jump'
const PATIENT = { timeout: 20_000 }

const screenOf = (page: Page) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(?:${en('Dashboard')}|${en('Users')})$`) })
const signInOf = (page: Page) => page.getByRole('button', { name: en('Sign in') })

/** All tabs share a clock offset. */
export const openBrowserTabs = async (context: BrowserContext, url: string, watch: (page: Page) => void) => {
  const pages: Page[] = []
  const elsewhere = new Map<Email, StaffSession>()
  let searches = 0
  await context.addInitScript((key) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(localStorage.getItem(key) ?? '0')
  }, JUMP_KEY)

  // ends sessions of earlier journeys, which would cause a conflict
  for (const email of STAFF) {
    const { client } = await openStaffSession(url, email)
    await client.call(logOut, {})
  }

  const pageOf = (index: number): Page => {
    const page = pages[index]
    if (page === undefined) throw new Error(`there is no tab ${index}`)
    return page
  }
  const endElsewhere = async (email: Email) => {
    await elsewhere
      .get(email)
      ?.client.call(logOut, {})
      .catch(() => undefined)
    elsewhere.delete(email)
  }
  return {
    open: async () => {
      const page = await context.newPage()
      watch(page)
      pages.push(page)
      await page.goto('/users')
    },
    close: async (index: number) => {
      await pageOf(index).close()
      pages.splice(index, 1)
    },
    reload: (index: number) => pageOf(index).reload(),
    seeScreen: (index: number) => expect(screenOf(pageOf(index)), `tab ${index} shows a screen`).toBeVisible(PATIENT),
    seeLogin: (index: number) => expect(signInOf(pageOf(index)), `tab ${index} is at the login`).toBeVisible(PATIENT),
    isAtLogin: (index: number) => signInOf(pageOf(index)).isVisible(),
    act: async (index: number) => {
      searches += 1
      const page = pageOf(index)
      const search = async () => {
        await page.getByRole('link', { name: en('Users'), exact: true }).click()
        await page.getByRole('searchbox', { name: en('Name') }).fill(`nobody ${searches}`)
        await page.getByRole('button', { name: en('Search'), exact: true }).click()
      }
      // an ended session may redirect to the login before the press
      const ways = [search(), signInOf(page).waitFor()]
      for (const way of ways) way.catch(() => undefined)
      await Promise.race(ways)
      const answer = page.getByText(en('No one matches your search'))
      const failure = page.getByText(en('Search failed. Try again later.'))
      await expect(answer.or(failure).or(signInOf(page)).first()).toBeVisible(PATIENT)
    },
    /** Ends the session on another device in a conflict. */
    signIn: async (index: number, email: Email, remember: boolean): Promise<{ readonly hadConflict: boolean }> => {
      const page = pageOf(index)
      await page.getByRole('textbox', { name: en('Email') }).fill(email)
      await page.getByRole('textbox', { name: en('Password') }).fill('demo-password')
      await page.getByRole('checkbox', { name: en('Remember me') }).setChecked(remember)
      await signInOf(page).click()
      const conflict = page.getByRole('button', { name: en('End session and sign in') })
      await expect(conflict.or(screenOf(page)).first()).toBeVisible(PATIENT)
      const hadConflict = await conflict.isVisible()
      if (hadConflict) await conflict.click()
      return { hadConflict }
    },
    signOut: async (index: number) => {
      await pageOf(index)
        .getByRole('button', { name: en('Profile menu') })
        .click()
      await pageOf(index)
        .getByRole('menuitem', { name: en('Log out') })
        .click()
    },
    signInElsewhere: async (email: Email) => void elsewhere.set(email, await openStaffSession(url, email)),
    cutOff: (index: number) => pageOf(index).route(API, (route) => route.abort()),
    connect: (index: number) => pageOf(index).unroute(API),
    jump: (index: number, milliseconds: number) =>
      pageOf(index).evaluate(
        ([key, by]) => localStorage.setItem(key, String(Number(localStorage.getItem(key) ?? '0') + by)),
        [JUMP_KEY, milliseconds] as const,
      ),
    /** The server handles the tab's renewal, but its response is lost. */
    reloadLosingTheAnswer: async (index: number) => {
      const page = pageOf(index)
      await page.route(REFRESH, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await page.reload()
      await screenOf(page).or(signInOf(page)).first().waitFor()
      await page.unroute(REFRESH)
    },
    end: async () => {
      for (const email of STAFF) await endElsewhere(email)
    },
  }
}

export type BrowserTabs = Awaited<ReturnType<typeof openBrowserTabs>>

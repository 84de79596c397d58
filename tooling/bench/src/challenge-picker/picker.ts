import { logIn, signedInOf } from '@repo/api-client/auth/log-in'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { storedSessionOf } from '@repo/api-client/staff-session/stored-session'
import { centerClient } from '@repo/simulator/find-class'
import type { Browser, Page } from 'playwright'

import { signIn } from '../measure/demo-center.ts'
import { MEMBERS } from '../member-lists/messages.ts'
import { longestTurn, type Turn } from './longest-turns.ts'

const PASTED = 10_000

export interface Act {
  readonly name: string
  readonly turn: Turn
}

const open = async (browser: Browser, origin: string): Promise<Page> => {
  const anyone = await centerClient(origin)
  const body = { email: 'admin@demo.example', password: 'demo-password', isRemembered: false, force: true }
  const session = storedSessionOf(signedInOf(await anyone.call(logIn, { body })), true, Date.now())
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1366, height: 768 } })
  await context.addInitScript((kept) => localStorage.setItem('auth', kept), JSON.stringify(session))
  const page = await context.newPage()
  await page.goto(`${origin}/challenges`)
  await page.getByRole('table').waitFor()
  return page
}

/** E-mails as staff paste them: most are somebody's, some nobody's. */
const someEmails = async (origin: string): Promise<string> => {
  const { client } = await signIn(origin)
  const emails: string[] = []
  for await (const { data } of client.pieces(listMembers, { query: { ...viewOf(listMembers), isWhole: true } })) {
    emails.push(...data.map(({ email }) => email))
  }
  return emails
    .slice(0, PASTED)
    .map((email, index) => (index % 10 === 0 ? `no.${email}` : email))
    .join('\n')
}

const paste = (box: Element, text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What staff do with the picker of a challenge, and the longest turn of the page meanwhile. */
export const usePicker = async (browser: Browser, origin: string): Promise<readonly Act[]> => {
  const pasted = await someEmails(origin)
  const page = await open(browser, origin)
  // the demo center has some of its own
  const everybody = new RegExp(`of ${MEMBERS.toLocaleString('en').slice(0, 4)}`)
  const search = page.getByRole('searchbox', { name: 'Users' })
  const options = page.getByRole('listbox', { name: 'Users' }).getByRole('option')
  const acts: Act[] = []
  const act = async (name: string, done: () => Promise<void>) =>
    void acts.push({ name, turn: await longestTurn(browser, page, done) })
  await act('opening', async () => {
    await page.getByRole('button', { name: 'New challenge' }).click()
    await page.getByText(everybody).waitFor({ timeout: 60_000 })
    await options.first().waitFor()
  })
  await act('typing a search', async () => {
    await search.pressSequentially('sofia 77', { delay: 30 })
    await options.filter({ hasText: '77' }).first().waitFor()
  })
  await act(`pasting ${PASTED} e-mails`, async () => {
    await search.evaluate(paste, pasted)
    await page.getByText(/belong to nobody/).waitFor()
  })
  await act('clearing the search', async () => {
    await search.fill('')
    await options.first().waitFor()
  })
  await act('choosing everybody', async () => {
    await page.getByRole('button', { name: 'Choose all' }).click()
    await page.getByRole('option', { selected: true }).first().waitFor()
  })
  await act('a letter of the name beside', () => page.getByRole('textbox', { name: 'Name' }).fill('R'))
  await act('one less', async () => {
    await options.first().click()
    await page.getByRole('option', { selected: false }).first().waitFor()
  })
  await page.context().close()
  return acts
}

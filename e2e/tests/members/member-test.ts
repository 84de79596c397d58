import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import type { Client } from '@repo/api-client/core/client'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { updateVariables } from '@repo/api-client/members/measures'
import { unlinkMember } from '@repo/api-client/members/member-endpoints'
import { listMemberTrainings, type MemberTraining } from '@repo/api-client/members/member-trainings'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'

import { expect, test as base } from '../fixtures.ts'
import { giveSession, openStaffSession, type StaffSession } from '../staff-session.ts'
import { startStaffedClass } from '../staffed-class.ts'
import type { MemberWords } from './words.ts'

export { expect }

export interface OwnMember {
  readonly uuid: string
  readonly email: string
  readonly name: string
  readonly lastName: string
  readonly pseudonym: string
}

export interface Athlete {
  readonly uuid: string
  readonly email: string
  readonly name: string
  readonly lastName: string
  readonly birthday: string
  readonly lastDays: readonly MemberTraining[]
}

interface MemberFixtures {
  readonly admin: StaffSession
  readonly coach: StaffSession
  readonly banMember: (code: string) => Promise<Pick<OwnMember, 'name' | 'email'> & { readonly fullName: string }>
  readonly athlete: Athlete
  readonly makeMember: (change?: Partial<OwnMember>) => Promise<OwnMember>
  readonly forgetLater: (email: string) => void
}

export const newEmail = (): string => `j-${randomUUID().slice(0, 13)}@members.example`

export const findByEmail = async (client: Client, email: string) => {
  const query = viewOf(listMembers, { column: 'email', search: email })
  return (await client.call(listMembers, { query })).rows
}

const storeMember = async (client: Client, change: Partial<OwnMember>): Promise<OwnMember> => {
  const email = change.email ?? newEmail()
  const { uuid } = await client.call(createMember, { body: { email } })
  const member = { name: 'Zoé', lastName: 'Ibáñez', pseudonym: 'Cometa', ...change, email, uuid }
  await changeMember(client, member)
  const body = { weight: 61.5, height: 168, restingHeartRate: 58, notMeasured: [] }
  await client.call(updateVariables, { params: { uuid }, body })
  return member
}

export const changeMember = async (client: Client, { uuid, email, name, lastName, pseudonym }: OwnMember) => {
  const who = { email, name, lastName1: lastName, lastName2: null, pseudonym }
  const profile = { ...who, birthday: '1994-03-09', sex: 'female' as const }
  await client.call(updateMember, { params: { uuid }, body: { profile, version: null } })
}

export const storedMember = (client: Client, uuid: string) => client.call(showMember, { params: { uuid } })

const findAthlete = async (client: Client): Promise<Athlete> => {
  const query = viewOf(listMembers, { sort: 'created', direction: 'asc', size: 100 })
  const { rows } = await client.call(listMembers, { query })
  for (const { uuid, email, name, lastName1 } of rows) {
    const lastDays = await client.call(listMemberTrainings, { params: { uuid }, query: {} })
    const isMeasured = lastDays.every(({ calories }) => calories !== null)
    if (lastDays.length < 2 || !isMeasured) continue
    const { birthday } = await storedMember(client, uuid)
    return { uuid, email, name: name ?? '', lastName: lastName1 ?? '', birthday: birthday ?? '', lastDays }
  }
  throw new Error('nobody in the demo has trained twice in a week')
}

/** An open tab would report the end of its session. */
const closeTabs = async (page: Page): Promise<void> => {
  for (const tab of page.context().pages()) await tab.close()
}

const workAs = async (url: string, page: Page, email: string, provide: (session: StaffSession) => Promise<void>) => {
  const session = await openStaffSession(url, email)
  await giveSession(page, session)
  await provide(session)
  await closeTabs(page)
  // frees the account for other journeys; the test may have ended the session
  await session.client.call(logOut, {}).catch(() => undefined)
}

export const test = base.extend<MemberFixtures>({
  admin: ({ baseURL, page }, provide) => workAs(baseURL ?? '', page, 'admin@demo.example', provide),
  coach: ({ baseURL, page }, provide) => workAs(baseURL ?? '', page, 'coach@demo.example', provide),
  banMember: async ({ baseURL, admin, joinAs }, provide) => {
    await provide(async (code) => {
      const open = await startStaffedClass(baseURL ?? '', 'Cycling', 10)
      try {
        await joinAs('Cycling', [code])
        const uuid = (await open.packet()).data[0]?.final_user_uuid ?? ''
        await open.ban(uuid)
        const { name, lastName1, email } = await storedMember(admin.client, uuid)
        return { name: name ?? '', email, fullName: `${name} ${lastName1}` }
      } finally {
        await open.undo()
      }
    })
  },
  forgetLater: async ({ baseURL, page }, provide) => {
    const emails: string[] = []
    await provide((email) => void emails.push(email))
    if (emails.length === 0) return
    await closeTabs(page)
    const { client, branchUuid } = await openStaffSession(baseURL ?? '', 'admin@demo.example')
    // the search has a length limit, and this prefix is unique
    for (const email of emails)
      for (const { uuid } of await findByEmail(client, email.slice(0, 100)))
        await client.call(unlinkMember, { params: { branch: branchUuid, uuid } })
    await client.call(logOut, {})
  },
  athlete: async ({ admin }, provide) => provide(await findAthlete(admin.client)),
  makeMember: async ({ admin, forgetLater }, provide) => {
    await provide(async (change = {}) => {
      const member = await storeMember(admin.client, change)
      forgetLater(member.email)
      return member
    })
  },
})

export const tableOf = (page: Page, words: MemberWords): Locator => page.getByRole('table', { name: words.users })

export const rowOf = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email })

export const searchFor = async (page: Page, words: MemberWords, text: string, column = words.name): Promise<void> => {
  await page.getByRole('combobox', { name: words.searchIn }).selectOption(column)
  await page.getByRole('searchbox', { name: column, exact: true }).fill(text)
  await page.getByRole('button', { name: words.search, exact: true }).click()
}

export const openListWith = async (page: Page, { email }: Pick<OwnMember, 'email'>): Promise<Locator> => {
  await page.goto(`/users?column=email&search=${email}`)
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText(email)
  return row
}

/** YYYY-MM-DD in the demo center. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' }).format(Date.now())

export const openMetrics = async (
  page: Page,
  { uuid }: Pick<OwnMember, 'uuid'>,
  period: { readonly from: string; readonly to: string } | null = null,
): Promise<void> => {
  await page.goto(`/users?metrics=${uuid}${period === null ? '' : `&from=${period.from}&to=${period.to}`}`)
}

/** Blocks the realtime service, so that the page misses changes. */
export const deafen = (page: Page): Promise<unknown> => page.route('**/api/v2/realtime/*', (route) => route.abort())

/** Some toasts last only a second. */
export const seeToast = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first().waitFor()

export const factOf = (within: Page | Locator, name: string): Locator =>
  within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')

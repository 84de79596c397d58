import { expect, type Page, test as base } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { joinClass, listOpenClasses } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { chooseResultMails } from '@repo/api-client/classes/result-mails'
import { type Client, createClient } from '@repo/api-client/core/client'
import { participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'

import { inEither, signIn } from './sign-in.ts'
import { openStaffSession } from './staff-session.ts'
import { startWorkerServer, type WorkerServer } from './worker-server.ts'

export { expect }

export interface Phone {
  readonly pseudonym: string
  readonly beat: (heartRate: number) => Promise<void>
  /** Double opt-in by email. */
  readonly requestResults: () => Promise<unknown>
}

interface Fixtures {
  readonly watch: (page: Page) => void
  readonly login: (page: Page, email: string) => Promise<void>
  readonly joinAs: (roomName: string, codes: readonly string[]) => Promise<readonly Phone[]>
}

const phoneOf = (url: string, token: string, pseudonym: string): Phone => {
  const client = createClient({ baseUrl: url, headers: () => participantHeaders('en', token) })
  let sequence = 0
  return {
    pseudonym,
    beat: async (hr) => {
      sequence += 1
      await client.call(sendMeasurements, { body: { device_id: 'strap', sequence, samples: [{ at: Date.now(), hr }] } })
    },
    requestResults: () => client.call(chooseResultMails, { body: { isWanted: true } }),
  }
}

const centerClient = async (url: string): Promise<Client> => {
  const anonymous = createClient({ baseUrl: url, headers: () => ({}) })
  const { key: centerKey } = await anonymous.call(searchCenter, { params: { host: 'localhost' } })
  return createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
}

export const test = base.extend<Fixtures, { readonly workerServer: WorkerServer }>({
  workerServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, provide) => {
      const server = await startWorkerServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ workerServer }, provide) => provide(workerServer.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  watch: async ({}, provide) => {
    const errors: string[] = []
    await provide((page) => {
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
    })
    expect(errors).toEqual([])
  },
  login: async ({ baseURL }, provide) => {
    await provide(async (page, email) => {
      // an earlier journey may have left a session, which would cause a conflict
      const { client } = await openStaffSession(baseURL ?? '', email)
      await client.call(logOut, {})
      await page.goto('/login')
      await signIn(page, email)
      await expect(page.getByRole('heading', { level: 1, name: inEither('Dashboard') })).toBeVisible()
    })
  },
  joinAs: async ({ baseURL }, provide) => {
    const url = baseURL ?? ''
    await provide(async (roomName, codes) => {
      const client = await centerClient(url)
      const { classes } = await client.call(listOpenClasses, { query: {} })
      const open = classes.find((one) => one.roomName === roomName)
      if (open === undefined) throw new Error(`no class is open in ${roomName}`)
      return Promise.all(
        codes.map(async (code) => {
          const body = { signInCode: code, consent: true as const }
          const joined = await client.call(joinClass, { params: { room: open.roomUuid }, body })
          return phoneOf(url, joined.token, joined.pseudonym)
        }),
      )
    })
  },
})

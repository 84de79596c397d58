import { logOut } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { PASSWORD } from '../../../testing/factories/password.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { administrators } from '../../database/schema/staff.ts'
import { createLog } from '../../lib/log.ts'

describe('the log', () => {
  const lines: string[] = []
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer({}, createLog('info', { write: (line) => void lines.push(line) }))
    gym = await buildGym(server)
  })

  /** New log lines without their time. The access log covers the refusal itself. */
  const noted = (): object[] =>
    lines.splice(0).flatMap((line) => {
      const { level: _, time, ...facts } = JSON.parse(line) as Record<string, unknown>
      expect(time).toMatch(/Z$/)
      return facts.msg === 'call' ? [] : [facts]
    })
  const signIn = (email: string, password: string) =>
    centerClient(server, gym.branch.publishableKey)
      .call(logIn, { body: { email, password, rememberme: false, force: true } })
      .catch(() => {})

  it('names sign-ins and sign-outs by account id, never by name', async () => {
    const { uuid, email } = gym.coach
    const coach = await staffClient(server, gym, email)
    await coach.call(logOut, {})
    expect(noted()).toEqual([
      { msg: 'signed-in', administrator: uuid },
      { msg: 'signed-out', administrator: uuid },
    ])
  })

  it('records each refused sign-in with its reason', async () => {
    const { uuid, email } = gym.coach
    await signIn(email, 'wrong horse battery')
    await signIn('stranger@gym.example', PASSWORD)
    await server.context.db.update(administrators).set({ isActive: false }).where(eq(administrators.uuid, uuid))
    await signIn(email, PASSWORD)
    await server.context.db.update(administrators).set({ isActive: true }).where(eq(administrators.uuid, uuid))
    expect(noted()).toEqual([
      { msg: 'sign-in-refused', administrator: uuid, code: 'wrong-credentials' },
      { msg: 'sign-in-refused', administrator: 'nobody', code: 'wrong-credentials' },
      { msg: 'sign-in-refused', administrator: uuid, code: 'account-disabled' },
    ])
  })

  it('records each forbidden call with its account', async () => {
    const coach = await staffClient(server, gym, gym.coach.email)
    noted()
    await expect(coach.call(listAdmins, { query: {} })).rejects.toMatchObject({ status: 403 })
    expect(noted()).toEqual([
      { msg: 'forbidden', endpoint: `${listAdmins.method} ${listAdmins.path}`, administrator: gym.coach.uuid },
    ])
  })
})

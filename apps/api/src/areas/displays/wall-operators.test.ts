import { banParticipant } from '@repo/api-client/classes/participants'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { displayHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { signInDisplay, signOutDisplay } from '@repo/api-client/displays/display-sign-in'
import { listDisplays } from '@repo/api-client/displays/manage-displays'
import { listMembers } from '@repo/api-client/members/list-members'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { classBody, openClass } from '../../../testing/open-class.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { classes } from '../../database/schema/classes.ts'
import { administrators } from '../../database/schema/staff.ts'

const SIGNED_OUT = { status: 401, code: 'unauthenticated' }
const NO_KEY = { status: 401, code: 'key-missing' }

describe('a coach on a display', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const wallOf = (token: string) => createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) })
  const signIn = (email: string, display?: string, at = gym) =>
    centerClient(server, at.branch.publishableKey).call(signInDisplay, {
      body: { email, password: PASSWORD, ...(display === undefined ? {} : { display }) },
    })
  const newCoach = () => buildAdmin(server.context.db, gym.branch.uuid, { role: 'coach', name: 'Lucía' })

  it('is signed in there in addition to the session in the panel', async () => {
    const person = await newCoach()
    const panel = await staffClient(server, gym, person.email)
    const { token } = await signIn(person.email)
    await expect(panel.call(listTrainingTypes, {})).resolves.toHaveProperty('data')
    await expect(wallOf(token).call(showDisplay, {})).resolves.toMatchObject({
      branch_uuid: gym.branch.uuid,
      operator: { name: 'Lucía', permissions: expect.arrayContaining(['rookremote_show', 'rookremote_edit']) },
    })
    const again = await staffClient(server, gym, person.email)
    await expect(wallOf(token).call(listTrainingTypes, {})).resolves.toHaveProperty('data')
    const { data } = await again.call(listDisplays, {})
    expect(data).toContainEqual(expect.objectContaining({ name: 'Lucía Robles' }))
  })

  it('can run a class and nothing else', async () => {
    const person = await newCoach()
    const wall = wallOf((await signIn(person.email)).token)
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const { data: types } = await wall.call(listTrainingTypes, {})
    const body = classBody(types[0]?.training_type_uuid ?? '')
    const { uuid } = await wall.call(startClass, { params: { uuid: room.uuid }, body })
    const [row] = await server.context.db.select().from(classes).where(eq(classes.uuid, uuid))
    expect(row?.createdBy).toBe(person.uuid)
    await wall.call(changeClassState, { params: { uuid }, body: { state: 'stop' } })
    const running = await openClass(server, gym)
    const member = await buildMember(server.context.db, gym.branch.uuid)
    await running.join(member)
    const removal = {
      params: { uuid: running.classUuid },
      body: { user_uuid: member.uuid, type_banned: 'permanent' as const },
    }
    await wall.call(banParticipant, removal)
    await expect(running.join(member)).rejects.toMatchObject({ code: 'banned' })
    await expect(wall.callDecoded(listMembers, { query: {} })).rejects.toMatchObject(NO_KEY)
    await expect(wall.call(listDisplays, {})).rejects.toMatchObject(NO_KEY)
  })

  it('is signed out after 12 hours, on sign-out, or with a disabled account, and the display stays paired', async () => {
    const person = await newCoach()
    const neighbour = await newCoach()
    const ends = [
      async () => server.clock.advance(12 * 3_600_000),
      async (token: string) => void (await wallOf(token).call(signOutDisplay, { body: {} })),
      async () =>
        void (await server.context.db
          .update(administrators)
          .set({ isActive: false })
          .where(eq(administrators.uuid, person.uuid))),
    ]
    for (const end of ends) {
      const { token } = await signIn(person.email)
      await end(token)
      const { token: other } = await signIn(neighbour.email)
      await expect(wallOf(token).call(listTrainingTypes, {})).rejects.toMatchObject(SIGNED_OUT)
      await expect(wallOf(token).call(showDisplay, {})).resolves.toMatchObject({ operator: null })
      await expect(wallOf(other).call(listTrainingTypes, {})).resolves.toHaveProperty('data')
    }
  })

  it('can sign in on a paired display of the own center only', async () => {
    const person = await newCoach()
    const { token } = await signIn(person.email)
    await wallOf(token).call(signOutDisplay, { body: {} })
    await expect(signIn(person.email, token)).resolves.toEqual({ token })
    const theirs = await buildGym(server)
    const { token: foreign } = await signIn(theirs.coach.email, token, theirs)
    expect(foreign).not.toBe(token)
    await expect(wallOf(token).call(showDisplay, {})).resolves.toMatchObject({ branch_uuid: gym.branch.uuid })
  })

  it('needs an account of the center with the right to run classes', async () => {
    const janitor = await buildAdmin(server.context.db, gym.branch.uuid, { role: 'janitor' })
    const theirs = await buildGym(server)
    const closed = await buildAdmin(server.context.db, gym.branch.uuid, { isActive: false })
    const quiet = await buildGym(server, { features: {} })
    await expect(signIn(janitor.email)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(signIn(quiet.coach.email, undefined, quiet)).rejects.toMatchObject({ status: 403 })
    await expect(signIn(theirs.coach.email)).rejects.toMatchObject({ status: 422, code: 'wrong-credentials' })
    await expect(signIn(closed.email)).rejects.toMatchObject({ status: 401, code: 'account-disabled' })
  })

  it('is rate limited after wrong passwords, like at a panel sign-in', async () => {
    const person = await newCoach()
    const center = centerClient(server, gym.branch.publishableKey)
    const guess = () => center.call(signInDisplay, { body: { email: person.email, password: 'wrong' } })
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'wrong-credentials' })
    }
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})

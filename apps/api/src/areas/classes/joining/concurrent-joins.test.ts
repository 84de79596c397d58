import { joinClass } from '@repo/api-client/classes/join-class'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { statementsOf } from '../../../../testing/count-statements.ts'
import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import { buildGym, type Gym, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { participantTokens, participations } from '../../../database/schema/classes.ts'
import { Refusal } from '../../../lib/refusal.ts'

const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'in' : outcome.reason instanceof Refusal ? outcome.reason.code : 'fault'

describe('concurrent joins', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const members = (count: number) =>
    Promise.all(Array.from({ length: count }, () => buildMember(server.context.db, gym.branch.uuid)))

  interface Who {
    readonly signInCode?: string
    readonly pseudonym?: string
    readonly phoneHash?: string
  }

  /** All joins of a center but the first are in one batch. */
  const together = async (roomUuid: string, people: readonly Who[]) => {
    const { clock, context } = server
    return Promise.allSettled(
      people.map(({ signInCode = null, pseudonym = null, phoneHash = null }) =>
        context.join({
          branchUuid: gym.branch.uuid,
          guesses: [],
          repeats: [],
          join: { roomUuid, signInCode, pseudonym, phoneHash, language: 'en', now: clock.now() },
        }),
      ),
    )
  }

  const inside = async (classUuid: string) =>
    server.context.db.select().from(participations).where(eq(participations.classUuid, classUuid))

  it('fill the last spots once', async () => {
    const { room, classUuid } = await openClass(server, gym, { capacity: 3 })
    const people = await members(6)
    const outcomes = await together(room.uuid, people)
    expect(outcomes.map(codeOf)).toEqual(['in', 'in', 'in', 'class-full', 'class-full', 'class-full'])
    const rows = await inside(classUuid)
    expect(new Set(rows.map(({ memberUuid }) => memberUuid))).toEqual(
      new Set(people.slice(0, 3).map(({ uuid }) => uuid)),
    )
  })

  it('are each refused for their own reason, without affecting valid ones', async () => {
    const { room } = await openClass(server, gym)
    const elsewhere = '7d3c0b52-2f5e-4f0e-8f39-2a6b1c9d4e10'
    const [first, second, third] = await members(3)
    if (first === undefined || second === undefined || third === undefined) throw new Error('no members')
    const joins = [first, { signInCode: 'nobody' }, second, { pseudonym: third.pseudonym.toUpperCase() }]
    const [here, there] = await Promise.all([together(room.uuid, joins), together(elsewhere, [third])])
    expect([...here, ...there].map(codeOf)).toEqual(['in', 'member-unknown', 'in', 'in', 'no-open-class'])
  })

  it('with two phones of one member have the same outcome as consecutive ones', async () => {
    const { room, classUuid } = await openClass(server, gym)
    const [before, one] = await members(2)
    if (before === undefined || one === undefined) throw new Error('no members')
    const outcomes = await together(room.uuid, [
      before,
      { pseudonym: one.pseudonym, phoneHash: 'first' },
      { pseudonym: one.pseudonym, phoneHash: 'second' },
      { signInCode: one.signInCode, phoneHash: 'third' },
    ])
    const joined = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
    expect(joined.map(({ isElsewhere }) => isElsewhere)).toEqual([false, false, true, false])
    expect(new Set(joined.slice(1).map(({ participation }) => participation.uuid)).size).toBe(1)
    const [, first, , third] = joined
    if (first?.isElsewhere !== false || third?.isElsewhere !== false) throw new Error('not let in')
    expect(third).toMatchObject({ tookOver: true, endedTokens: [expect.any(String)] })
    expect(await inside(classUuid)).toHaveLength(2)
    const tokens = await server.context.db
      .select()
      .from(participantTokens)
      .where(eq(participantTokens.participationUuid, first.participation.uuid))
    const open = tokens.filter(({ endedAt }) => endedAt === null)
    expect(tokens).toHaveLength(2)
    expect(open.map(({ phoneHash }) => phoneHash)).toEqual(['third'])
  })

  it('succeed even if the database refuses one of them', async () => {
    const { room } = await openClass(server, gym)
    const people = await members(3)
    const outcomes = await together(room.uuid, [...people, { pseudonym: 'a\u0000b' }])
    expect(outcomes.map(codeOf)).toEqual(['in', 'in', 'in', 'fault'])
  })

  it('take as many statements for 20 people as for 2', async () => {
    const statements = async (count: number): Promise<number> => {
      const { room } = await openClass(server, gym, { capacity: 30 })
      const people = await members(count)
      return statementsOf(server.context.db, async () => {
        expect((await together(room.uuid, people)).map(codeOf)).toEqual(people.map(() => 'in'))
      })
    }
    const few = await statements(2)
    expect(few).toBeGreaterThan(0)
    expect(await statements(20)).toBe(few)
  })

  it('with one code are rate limited one by one', async () => {
    const { room, center } = await openClass(server, gym)
    const [member] = await members(1)
    if (member === undefined) throw new Error('no member')
    const body = { sign_in_code: member.signInCode, consent: true as const }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, () => center.call(joinClass, { params: { room: room.uuid }, body })),
    )
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'in' : (one.reason as { code: string }).code))
    expect(codes.filter((code) => code === 'in')).toHaveLength(20)
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(4)
  })
})

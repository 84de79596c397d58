import { showCenter } from '@repo/api-client/center/show-center'
import { joinClass, listOpenClasses } from '@repo/api-client/classes/join-class'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { classLettersOf } from '@repo/domain/rooms/join-code'
import { bySize } from '@repo/test-size'
import pLimit from 'p-limit'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { openClass } from '../../../testing/open-class.ts'
import { buildGym, centerClient, type Gym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { buildWorld } from '../../../testing/world.ts'
import { participations } from '../../database/schema/classes.ts'

/** `pnpm nightly` makes 30,000. */
const GUESSES = bySize({ small: 400, full: 400, night: 30_000 })
const NETWORKS = 256
const AT_ONCE = 16

const hex = (n: number): string => n.toString(16)

describe('guesses of sign-in codes', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'http://gym.example', TRUSTED_PROXIES: '127.0.0.1' })
  })
  beforeEach(async () => {
    gym = await buildGym(server)
  })

  interface Shown {
    readonly code?: string
    readonly pseudonym?: string
    readonly letters?: string | undefined
    readonly from?: string
  }

  /** Joins from an address. Returns the error code, or `in`. */
  const join = async (roomUuid: string, { code, pseudonym, letters, from = '198.51.100.7' }: Shown) => {
    const answer = await fetch(server.url + joinClass.path.replace('{room}', roomUuid), {
      method: 'POST',
      headers: {
        ...sessionHeaders({ centerKey: gym.branch.publishableKey, language: 'en' }),
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ sign_in_code: code, pseudonym, class_letters: letters, consent: true }),
    })
    const body = (await answer.json()) as { readonly code?: string; readonly token?: string }
    return body.token === undefined ? (body.code ?? '') : 'in'
  }

  const lettersIn = async ({ coach }: Awaited<ReturnType<typeof openClass>>, roomUuid: string) => {
    const { rooms } = await coach.call(showCenter, { params: { uuid: gym.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === roomUuid)?.class_configuration?.join_letters ?? ''
  }

  const wrong = (roomUuid: string, count: number, letters?: string) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        join(roomUuid, { code: String(900_000 + n), letters, from: `2001:db8:${hex(n + 1)}::1` }),
      ),
    )

  /** Guesses until the class requires its letters. */
  const alarm = async (roomUuid: string): Promise<void> => {
    for (let round = 0; round < 3; round += 1) await wrong(roomUuid, 21)
  }

  it.each([
    ['one IPv6 /56', (n: number) => `2001:db8:7:${hex(n % NETWORKS)}::${hex(1 + n)}`],
    ['as many IPv6 /48s', (n: number) => `2001:db8:${hex(1000 + (n % NETWORKS))}::${hex(1 + n)}`],
    ['as many IPv4 addresses', (n: number) => `192.0.2.${n % NETWORKS}`],
  ])(
    'open no participation from the networks of %s, while people in the room join',
    async (_, addressOf) => {
      const opened = await openClass(server, gym)
      const { room, classUuid } = opened
      const letters = await lettersIn(opened, room.uuid)
      const people = await Promise.all(
        Array.from({ length: 10 }, () => buildMember(server.context.db, gym.branch.uuid)),
      )
      const others = await Promise.all(
        Array.from({ length: 90 }, () => buildMember(server.context.db, gym.branch.uuid)),
      )
      // after 60 unknown codes, the guesser tries those of members
      const guessed = Array.from({ length: GUESSES }, (_, n) =>
        n < 60 ? String(900_000 + n) : (others[n % others.length]?.signInCode ?? ''),
      )
      const limit = pLimit(AT_ONCE)
      const guesses = Promise.all(
        guessed.map((code, n) =>
          limit(() => join(room.uuid, { code, from: addressOf(n), letters: n % 2 === 0 ? undefined : 'CDFG' })),
        ),
      )
      const joined: string[] = []
      for (const { signInCode } of people) joined.push(await join(room.uuid, { code: signInCode, letters }))
      const answers = await guesses
      expect(joined).toEqual(people.map(() => 'in'))
      expect(answers.filter((answer) => answer === 'in')).toEqual([])
      const rows = (await server.context.db.select().from(participations)).filter((row) => row.classUuid === classUuid)
      expect(new Set(rows.map(({ memberUuid }) => memberUuid))).toEqual(new Set(people.map(({ uuid }) => uuid)))
    },
    600_000,
  )

  it('make a class require its letters, and all who enter them join', async () => {
    const opened = await openClass(server, gym)
    const { room } = opened
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(() => buildMember(server.context.db, gym.branch.uuid)),
    )
    const letters = await lettersIn(opened, room.uuid)
    expect(await join(room.uuid, { code: first?.signInCode ?? '' })).toBe('in')
    await alarm(room.uuid)
    const code = second?.signInCode ?? ''
    expect(await join(room.uuid, { code })).toBe('class-letters-required')
    expect(await join(room.uuid, { code, letters: `${letters.slice(0, 2)} ${letters.slice(2)}`.toLowerCase() })).toBe(
      'in',
    )
    expect(await join(room.uuid, { pseudonym: third?.pseudonym ?? '' })).toBe('class-letters-required')
    expect(await join(room.uuid, { pseudonym: third?.pseudonym ?? '', letters })).toBe('in')
  })

  it('get the same response to right and wrong codes and to right and wrong letters', async () => {
    const opened = await openClass(server, gym)
    const { room } = opened
    const member = await buildMember(server.context.db, gym.branch.uuid)
    const letters = await lettersIn(opened, room.uuid)
    await alarm(room.uuid)
    const other = letters === 'CDFG' ? 'GFDC' : 'CDFG'
    const answers = [
      await join(room.uuid, { code: member.signInCode, letters: other }),
      await join(room.uuid, { code: '900000', letters: other }),
      await join(room.uuid, { code: '900000', letters }),
      await join(room.uuid, { pseudonym: member.pseudonym, letters: other }),
      await join(room.uuid, { code: member.signInCode, letters: '----' }),
    ]
    expect(new Set(answers)).toEqual(new Set(['class-letters-wrong']))
    expect(await join(room.uuid, { code: member.signInCode })).toBe('class-letters-required')
    expect(await join(room.uuid, { code: '900000' })).toBe('class-letters-required')
  })

  it('affect no other class until the center has too many of them', async () => {
    const member = await buildMember(server.context.db, gym.branch.uuid)
    const calm = (await openClass(server, gym)).room.uuid
    const first = (await openClass(server, gym)).room.uuid
    await alarm(first)
    await wrong(first, 100, 'CDFG')
    expect(await join(calm, { code: member.signInCode })).toBe('in')
    for (let more = 0; more < 3; more += 1) await wrong((await openClass(server, gym)).room.uuid, 20)
    expect(await join(calm, { code: member.signInCode })).toBe('class-letters-required')
  })

  it('are forgotten ten minutes after the last', async () => {
    const opened = await openClass(server, gym)
    const member = await buildMember(server.context.db, gym.branch.uuid)
    await wrong(opened.room.uuid, 21)
    server.clock.advance(500_000)
    expect(await join(opened.room.uuid, { code: '900000', letters: 'CDFG' })).toBe('class-letters-wrong')
    server.clock.advance(590_000)
    expect(await join(opened.room.uuid, { code: member.signInCode })).toBe('class-letters-required')
    server.clock.advance(10_000)
    expect(await join(opened.room.uuid, { code: member.signInCode })).toBe('in')
  })

  it('make a class require its letters also when they come slowly for an hour', async () => {
    const { room } = await openClass(server, gym)
    const answers: string[] = []
    for (let n = 0; n < 80; n += 1) {
      server.clock.advance(4000)
      answers.push(await join(room.uuid, { code: String(900_000 + n), from: `2001:db8:${hex(n + 1)}::1` }))
    }
    expect(answers[0]).toBe('member-unknown')
    expect(answers.at(-1)).toBe('class-letters-required')
  })
})

describe('the letters of a class', () => {
  it('are shown to staff and to the displays of its room, and to no phone', async () => {
    const server = await startTestServer()
    const world = await buildWorld(server)
    const center = centerClient(server, world.branch.publishableKey)
    const getPath = async (path: string, headers: Readonly<Record<string, string>>) =>
      (await fetch(server.url + path, { headers })).text()
    const shown = await getPath(showDisplay.path, world.headers.display)
    const letters = /"join_letters":"(.{4})"/.exec(shown)?.[1] ?? ''
    expect(classLettersOf(letters)).toBe(letters)
    const panel = await getPath(showCenter.path.replace('{uuid}', world.branch.uuid), world.headers.coach)
    expect(panel).toContain(`"join_letters":"${letters}"`)
    const phone = JSON.stringify(await center.call(listOpenClasses, { query: { room: world.busy.uuid } }))
    expect(phone).toContain(world.busy.uuid)
    expect(phone).not.toContain(letters)
  })
})

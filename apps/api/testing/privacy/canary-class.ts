import { randomUUID } from 'node:crypto'

import { integerBetween, oneOf, type Random } from '@repo/domain/core/seeded-random'
import { effectiveVisibility } from '@repo/domain/privacy/center-privacy'
import { isGuest, SHOWN, type Visibility, VISIBILITIES } from '@repo/domain/privacy/visibility'

import { recoverClass } from '../../src/areas/classes/live/recover-classes.ts'
import { participantTokens, participations } from '../../src/database/schema/classes.ts'
import { members, memberStandings } from '../../src/database/schema/members.ts'
import { trainings } from '../../src/database/schema/trainings.ts'
import { hashOf, newToken } from '../../src/lib/secrets.ts'
import { buildEndedClass } from '../factories/build-class.ts'
import { buildRoom } from '../factories/build-room.ts'
import { nextNumber } from '../factories/next-number.ts'
import type { TestServer } from '../test-server.ts'
import type { World } from '../world.ts'

/** Six digits that no other number has. */
const canary = (): number => 100_000 + nextNumber()

/** As the start of a value in JSON: the digits alone may be part of a time or of a message's ID. */
const textOf = (value: number): string => `":${Math.floor(value)}`

export interface Canaries {
  readonly uuid: string
  readonly token: string
  readonly level: Visibility
  /** Texts that identify the member. */
  readonly names: readonly string[]
  /** Texts of the member's numbers. */
  readonly numbers: readonly string[]
}

const PEOPLE = 20

/** A running class with random levels, in the database and live. Each member's texts and numbers are unique. */
export const buildCanaryClass = async (server: TestServer, { branch, coach, typeUuid }: World, random: Random) => {
  const { db, clock, engine } = server.context
  const now = clock.now()
  const room = await buildRoom(db, branch.uuid, coach.uuid)
  const running = { remoteState: 'running', endedAt: null, finishAt: new Date(now + 3_600_000) } as const
  const row = await buildEndedClass(db, branch.uuid, room.uuid, now, { ...running, trainingTypeUuid: typeUuid })
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const [chosen, atMost] = [oneOf(random, VISIBILITIES), oneOf(random, ['all', 'all', ...VISIBILITIES] as const)]
    const isHidden = integerBetween(random, 1, 10) === 1
    const [calories, effort, steps, points] = [canary(), canary(), canary(), canary()]
    return {
      member: randomUUID(),
      participation: randomUUID(),
      token: newToken(),
      wallId: randomUUID(),
      number: index + 1,
      choice: { chosen, atMost, isHidden },
      level: effectiveVisibility({ chosen, atMost, isHidden }),
      pseudonym: `Pseudo-${nextNumber()}-canary`,
      picture: `/images/${randomUUID()}`,
      // exact in binary, so that two decimals are the same digits
      calories: calories + 0.25,
      averageEffort: effort + 0.125,
      steps,
      points,
    }
  })
  await db.insert(members).values(
    people.map(({ member, pseudonym, choice, picture }) => ({
      uuid: member,
      branchUuid: branch.uuid,
      name: `${pseudonym}-name`,
      lastName1: 'Canary',
      pseudonym,
      email: `${pseudonym}@gym.example`,
      signInCode: String(700_000 + nextNumber()),
      imageUrl: picture,
      visibility: choice.chosen,
      visibilityAtMost: choice.isHidden ? ('nothing' as const) : choice.atMost,
    })),
  )
  await db.insert(participations).values(
    people.map((person) => ({
      uuid: person.participation,
      branchUuid: branch.uuid,
      classUuid: row.uuid,
      memberUuid: person.member,
      pseudonym: person.pseudonym,
      imageUrl: person.picture,
      maxHeartRate: 190,
      weightKg: 60,
      sex: 'female' as const,
      age: 30,
      joinedAt: row.startAt,
      consentAt: row.startAt,
      visibility: person.choice.chosen,
      visibilityAtMost: person.choice.atMost,
      isHidden: person.choice.isHidden,
      ...(isGuest(person.level) ? { wallId: person.wallId, guestNumber: person.number } : {}),
      ceilingBpm: 150,
    })),
  )
  await db.insert(participantTokens).values(
    people.map(({ token, participation }) => ({
      tokenHash: hashOf(token),
      branchUuid: branch.uuid,
      participationUuid: participation,
      createdAt: row.startAt,
    })),
  )
  await db.insert(trainings).values(
    people.map(({ member, calories, averageEffort, steps, points }) => ({
      uuid: randomUUID(),
      branchUuid: branch.uuid,
      memberUuid: member,
      classUuid: row.uuid,
      trainingTypeUuid: typeUuid,
      deviceType: 'strap',
      modality: 'group' as const,
      startAt: row.startAt,
      offset: '-6',
      zone: 'America/Mexico_City',
      durationSeconds: 600,
      belowSeconds: 100,
      z1Seconds: 100,
      z2Seconds: 100,
      z3Seconds: 100,
      z4Seconds: 100,
      z5Seconds: 100,
      points,
      pointsVersion: 1,
      calories,
      averageEffort,
      steps,
    })),
  )
  await db
    .insert(memberStandings)
    .values(
      people.map(({ member, points }) => ({
        memberUuid: member,
        branchUuid: branch.uuid,
        participated: 1,
        finished: 1,
        points: points * 1000,
      })),
    )
    .onConflictDoNothing()
  const live = await recoverClass(db, { createdBy: null, epoch: 0, isStreaming: false, ...row }, now)
  for (const { participation, calories, steps, averageEffort } of people) {
    const participant = live.participants.get(participation)
    if (participant === undefined) throw new Error('a participant is missing')
    const heartRate = integerBetween(random, 90, 180)
    Object.assign(participant.profile, { maxHeartRate: (heartRate * 100) / averageEffort })
    participant.tally = { ...participant.tally, calories, steps, lastHeartRate: heartRate, lastSecond: 1 }
    participant.displayedSampleAt = now
  }
  engine.open(live)
  const canaries = people.map(
    ({
      member,
      participation,
      token,
      level,
      pseudonym,
      picture,
      calories,
      averageEffort,
      steps,
      points,
    }): Canaries => ({
      uuid: participation,
      token,
      level,
      names: [member, participation, pseudonym, picture],
      numbers: [calories, averageEffort, steps, points].map(textOf),
    }),
  )
  return { row, people: canaries }
}

/** The texts that displays must not get, and those they must. */
export const splitCanaries = (people: readonly Canaries[]) => ({
  withheld: people.flatMap(({ level, names, numbers }) => [
    ...(SHOWN[level].name ? [] : names),
    ...(SHOWN[level].numbers ? [] : numbers),
  ]),
  shown: people.flatMap(({ level, names: [uuid = '', , pseudonym = ''], numbers: [calories = ''] }) => [
    ...(SHOWN[level].name ? [uuid, pseudonym] : []),
    ...(SHOWN[level].numbers ? [calories] : []),
  ]),
})

export type CanaryClass = Awaited<ReturnType<typeof buildCanaryClass>>

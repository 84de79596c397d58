import type { PacketWire } from '@repo/api-client/classes/packet'
import { integerBetween, oneOf, seededRandom, type Random } from '@repo/domain/core/seeded-random'

const PEOPLE = 100
const SECOND_MS = 1000
const CLASS_SECONDS = 3600
const MAX_HEART_RATE = 190
const FIRST_NAMES = ['Rayo', 'Luna', 'Chispa', 'Tormenta', 'Inés', 'Beto', 'Ximena', 'Quique', 'Azul', 'Nico'] as const

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => integerBetween(random, 0, 15).toString(16)).join('')

const uuid = (random: Random): string => [8, 4, 4, 4, 12].map((digits) => hex(random, digits)).join('-')

const twoDecimals = (value: number): number => Math.floor(value * 100) / 100

export const packetsOfAHundred = (seconds: number, seed = 1): readonly PacketWire[] => {
  const random = seededRandom(seed)
  const startAt = Date.parse('2026-11-21T16:00:00Z')
  const people = Array.from({ length: PEOPLE }, (_, place) => ({
    final_user_uuid: uuid(random),
    pseudonym: `${oneOf(random, FIRST_NAMES)} ${place}`,
    user_url_image: `/images/${uuid(random)}`,
    joined_at: startAt - integerBetween(random, 0, 600_000),
    heartRate: integerBetween(random, 100, 180),
    calories: random() * 200,
    steps: place % 4 === 0 ? integerBetween(random, 0, 2000) : null,
  }))
  return Array.from({ length: seconds }, (_, second) => {
    const now = startAt + second * SECOND_MS
    const data = people.map((person) => {
      person.heartRate = Math.min(MAX_HEART_RATE, Math.max(60, person.heartRate + integerBetween(random, -2, 2)))
      person.calories += 0.15 + random() * 0.05
      if (person.steps !== null) person.steps += integerBetween(random, 0, 3)
      const { heartRate, calories, steps, joined_at, ...who } = person
      return {
        ...who,
        effort: twoDecimals((heartRate / MAX_HEART_RATE) * 100),
        hr: heartRate,
        calories_tot: twoDecimals(calories),
        steps_tot: steps,
        status: true,
        measured_at: now - integerBetween(random, 0, SECOND_MS),
        joined_at,
      }
    })
    return {
      data,
      remaining_time: CLASS_SECONDS - second,
      time_start: new Date(startAt).toISOString(),
      time_finish: new Date(startAt + CLASS_SECONDS * SECOND_MS).toISOString(),
      sequence: second + 1,
      server_time: now,
      remote_state: 2,
    }
  })
}

/** Size of a packet with only the specified fields, as plain JSON. */
export const specifiedBytes = (packet: PacketWire): number => {
  const ours = new Set(['measured_at', 'joined_at'])
  return Buffer.byteLength(JSON.stringify(packet, (key, value: unknown) => (ours.has(key) ? undefined : value)))
}

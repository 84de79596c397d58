import { integerBetween, oneOf, type Random } from '@repo/domain/core/seeded-random'
import { dayIn } from '@repo/domain/time/day'

import type { members } from '../database/schema/members.ts'
import type { sensors } from '../database/schema/sensors.ts'
import { FAMILY_NAMES, GIVEN_NAMES, NICKNAMES } from './names.ts'

export const seededUuid = (random: Random): string => {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16))
  hex[12] = '4'
  hex[16] = (8 + Math.floor(random() * 4)).toString(16)
  const text = hex.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

const asciiOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{Letter} ]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.')

/** A reserved domain, so that no email reaches anyone. */
const demoEmail = (given: string, family: string, number: number): string =>
  `${asciiOf(given)}.${asciiOf(family)}${number}@members.example`

export const demoStaff = (random: Random) =>
  [
    { name: 'Ana', lastName1: 'Robles', email: 'admin@demo.example', role: 'admin' },
    { name: 'Carlos', lastName1: 'Medina', email: 'coach@demo.example', role: 'coach' },
    { name: 'Lucía', lastName1: 'Herrera', email: 'coach2@demo.example', role: 'coach' },
    { name: 'Diego', lastName1: 'Salinas', email: 'coach3@demo.example', role: 'coach' },
  ].map((person) => ({ uuid: seededUuid(random), ...person, mobilePhone: '5512345678' }))

export const demoRooms = (random: Random) =>
  [
    { kind: 'remote' as const, name: 'Sala Fuego', description: 'Intervalos de alta intensidad, 20 lugares.' },
    { kind: 'remote' as const, name: 'Sala Rítmica', description: 'Cardio con música y coreografía.' },
    { kind: 'remote' as const, name: 'Cycling', description: 'Ciclismo indoor con potencia y subidas.' },
    { kind: 'remote' as const, name: 'Outdoor', description: 'Entrenamiento funcional en la terraza.' },
    { kind: 'daq' as const, name: 'Studio 1', description: null, daqIp: '192.168.1.40' },
    { kind: 'daq' as const, name: 'Studio 2', description: null, daqIp: null },
  ].map((room) => ({ uuid: seededUuid(random), ...room }))

const macOf = (random: Random): string =>
  Array.from({ length: 6 }, () => integerBetween(random, 0, 255).toString(16).padStart(2, '0').toUpperCase()).join(':')

export const demoSensors = (
  random: Random,
  branchUuid: string,
  members: readonly MemberRow[],
  now: number,
): (typeof sensors.$inferInsert & { mac: string })[] =>
  Array.from({ length: 12 }, (_, index) => ({
    uuid: seededUuid(random),
    branchUuid,
    name: `Strap ${String(index + 1).padStart(2, '0')}`,
    mac: macOf(random),
    centerNumber: String(index + 1),
    memberUuid: index < 9 ? (members[index]?.uuid ?? null) : null,
    ownership: index < 4 ? ('owned' as const) : ('center' as const),
    updatedAt: new Date(now - integerBetween(random, 0, 30) * 86_400_000),
  }))

export type MemberRow = typeof members.$inferInsert

const MEMBERS = 120
/** Members' codes count up from this one. */
const FIRST_SIGN_IN_CODE = 100_001
const DAY = 86_400_000
const UNMEASURED_EVERY = 24
const NOT_MEASURED = { weightKg: null, heightCm: null, restingHeartRate: null } as const

const bell = (random: Random, mean: number, spread: number): number =>
  mean + (random() + random() + random() - 1.5) * spread

const birthdayOf = (random: Random, now: number): string => {
  const age = Math.min(68, Math.max(17, bell(random, 34, 18)))
  return dayIn('UTC', Math.trunc(now - age * 365.25 * DAY))
}

const measuresOf = (random: Random, sex: 'male' | 'female') => ({
  weightKg: Math.round(bell(random, sex === 'male' ? 79 : 64, 22) * 10) / 10,
  heightCm: Math.round(bell(random, sex === 'male' ? 174 : 161, 14)),
  restingHeartRate: integerBetween(random, 48, 76),
  maxHeartRate: random() < 0.15 ? integerBetween(random, 172, 199) : null,
})

export const demoMembers = (random: Random, branchUuid: string, now: number): readonly MemberRow[] =>
  Array.from({ length: MEMBERS }, (_, index) => {
    const sex = random() < 0.52 ? 'female' : 'male'
    const name = oneOf(random, GIVEN_NAMES[sex])
    const lastName1 = oneOf(random, FAMILY_NAMES)
    const hasSecond = random() < 0.85
    return {
      uuid: seededUuid(random),
      branchUuid,
      name,
      lastName1,
      lastName2: hasSecond ? oneOf(random, FAMILY_NAMES) : null,
      pseudonym: `${oneOf(random, NICKNAMES)} ${index + 1}`,
      email: demoEmail(name, lastName1, index + 1),
      sex,
      birthday: birthdayOf(random, now),
      ...measuresOf(random, sex),
      ...(index % UNMEASURED_EVERY === UNMEASURED_EVERY - 1 ? NOT_MEASURED : {}),
      signInCode: String(FIRST_SIGN_IN_CODE + index),
      createdAt: new Date(now - integerBetween(random, 20, 400) * DAY),
    }
  })

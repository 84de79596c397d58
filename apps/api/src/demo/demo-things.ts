import { integerBetween, type Random } from '@repo/domain/seeded-random'

import type { sensors } from '../database/schema/sensors.ts'
import type { MemberRow } from './demo-members.ts'
import { seededUuid } from './demo-random.ts'

/** One administrator and three coaches. */
export const demoStaff = (random: Random) =>
  [
    { name: 'Ana', lastName1: 'Robles', email: 'admin@demo.example', role: 'admin' },
    { name: 'Carlos', lastName1: 'Medina', email: 'coach@demo.example', role: 'coach' },
    { name: 'Lucía', lastName1: 'Herrera', email: 'coach2@demo.example', role: 'coach' },
    { name: 'Diego', lastName1: 'Salinas', email: 'coach3@demo.example', role: 'coach' },
  ].map((person) => ({ uuid: seededUuid(random), ...person, mobilePhone: '5512345678' }))

/** Four remote rooms and two with a connected device. */
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

/** Twelve straps, most of them worn by a member. */
export const demoSensors = (
  random: Random,
  branchUuid: string,
  members: readonly MemberRow[],
  now: number,
): (typeof sensors.$inferInsert)[] =>
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

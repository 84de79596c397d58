import { randomUUID } from 'node:crypto'

import type { CenterLanguage } from '@repo/domain/center/setup-form'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { offsetOf } from '@repo/domain/time/offset'
import type { MeasurementSystem } from '@repo/domain/trainings/measure-fields'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { newToken } from '../../lib/secrets.ts'
import { createTrainingTypes } from '../trainings/training-types.ts'
import { addHosts } from './center-hosts.ts'

export interface NewCenter {
  readonly name: string
  readonly language: CenterLanguage
  readonly measurementSystem: MeasurementSystem
  readonly zone: string
  readonly hosts: readonly string[]
  /** Absent shows everything of minors. */
  readonly minorsAtMost?: Visibility | undefined
  readonly now: number
}

const FIRST_ROOMS: Readonly<Record<CenterLanguage, readonly string[]>> = {
  en: ['Main room', 'Small room'],
  es: ['Sala principal', 'Sala chica'],
}

export const createCenter = async (tx: Transaction, input: NewCenter): Promise<string> => {
  const uuid = randomUUID()
  const { name, language, measurementSystem, zone, hosts, minorsAtMost } = input
  const at = new Date(input.now)
  await tx.insert(branches).values({
    uuid,
    name,
    language,
    measurementSystem,
    zone,
    minorsAtMost,
    offset: offsetOf(zone, input.now),
    publishableKey: `pk_${newToken()}`,
    features: { realtime: true, daqs: true, streaming: true, gamification: true },
    createdAt: at,
  })
  await addHosts(tx, uuid, hosts)
  await createTrainingTypes(tx, uuid)
  const room = { branchUuid: uuid, kind: 'remote' as const, createdAt: at, updatedAt: at }
  await tx
    .insert(rooms)
    .values(FIRST_ROOMS[language].map((roomName) => ({ ...room, uuid: randomUUID(), name: roomName })))
  return uuid
}

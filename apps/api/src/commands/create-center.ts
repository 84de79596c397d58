import { randomUUID } from 'node:crypto'

import type { MeasurementSystem } from '@repo/domain/measure-fields'
import { offsetOf } from '@repo/domain/offset'
import type { CenterLanguage } from '@repo/domain/setup-form'

import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'
import { rooms } from '../db/tables/rooms.ts'
import { newToken } from '../secrets.ts'
import { addHosts } from './add-hosts.ts'
import { createTrainingTypes } from './create-training-types.ts'

export interface NewCenter {
  readonly name: string
  readonly language: CenterLanguage
  readonly measurementSystem: MeasurementSystem
  readonly zone: string
  readonly hosts: readonly string[]
  readonly now: number
}

const FIRST_ROOMS: Readonly<Record<CenterLanguage, readonly string[]>> = {
  en: ['Main room', 'Small room'],
  es: ['Sala principal', 'Sala chica'],
}

/** Makes a center with its hosts, kinds of training and two rooms, and returns its identifier. */
export const createCenter = async (tx: Transaction, input: NewCenter): Promise<string> => {
  const uuid = randomUUID()
  const { name, language, measurementSystem, zone, hosts } = input
  const at = new Date(input.now)
  await tx.insert(branches).values({
    uuid,
    name,
    language,
    measurementSystem,
    zone,
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

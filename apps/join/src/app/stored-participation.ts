import type { PhoneSample } from '@repo/api-client/participation/outbox'
import type { JoinedClass } from '@repo/domain/phone-life'
import * as v from 'valibot'

const StoredParticipation = v.object({
  clockOffset: v.number(),
  class: v.object({
    roomUuid: v.string(),
    roomName: v.string(),
    trainingName: v.string(),
    startAt: v.number(),
    finishAt: v.number(),
    participationUuid: v.string(),
    userUuid: v.string(),
    pseudonym: v.string(),
    token: v.string(),
  }),
})
type StoredParticipation = v.InferOutput<typeof StoredParticipation>

const StoredSamples = v.array(v.object({ at: v.number(), hr: v.number() }))

const participationKey = (roomUuid: string): string => `participation:${roomUuid}`
const samplesKey = (participationUuid: string): string => `samples:${participationUuid}`

const read = <T>(key: string, schema: v.GenericSchema<unknown, T>): T | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that stores nothing keeps the class as long as the page is open
  }
}

/** The participation this phone had in a room's class before the page was loaded. */
export const readParticipation = (roomUuid: string): StoredParticipation | null =>
  read(participationKey(roomUuid), StoredParticipation)

export const keepParticipation = (stored: StoredParticipation): void =>
  write(participationKey(stored.class.roomUuid), stored)

/** Values the server has not acknowledged. */
export const readSamples = (participationUuid: string): readonly PhoneSample[] =>
  read(samplesKey(participationUuid), StoredSamples) ?? []

export const keepSamples = (participationUuid: string, samples: readonly PhoneSample[]): void =>
  write(samplesKey(participationUuid), samples)

/** Forgets a participation and its token once the class is over or left. */
export const forgetParticipation = ({ roomUuid, participationUuid }: JoinedClass): void => {
  try {
    localStorage.removeItem(participationKey(roomUuid))
    localStorage.removeItem(samplesKey(participationUuid))
  } catch {
    // nothing was stored
  }
}

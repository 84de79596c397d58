import { stored } from '@repo/api-client/browser/stored'
import type { PhoneSample } from '@repo/api-client/classes/outbox'
import type { ClassTimes } from '@repo/domain/classes/class-clock'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import * as v from 'valibot'

const StoredParticipation = v.object({
  /** Added to the system time, the only clock that outlasts the page, to get the server's. */
  clockOffset: v.number(),
  class: v.object({
    roomUuid: v.string(),
    roomName: v.string(),
    trainingName: v.string(),
    hasReceiver: v.exactOptional(v.boolean()),
    startAt: v.number(),
    finishAt: v.number(),
    participationUuid: v.string(),
    userUuid: v.string(),
    pseudonym: v.string(),
    byCode: v.optional(v.boolean(), false),
    token: v.string(),
  }),
})
type StoredParticipation = v.InferOutput<typeof StoredParticipation>

const StoredSamples = v.array(v.object({ at: v.number(), hr: v.number(), contact: v.exactOptional(v.boolean()) }))

const participationIn = (roomUuid: string) =>
  stored(`participation:${roomUuid}`, StoredParticipation, () => localStorage)
const resultIn = (roomUuid: string) => stored(`result:${roomUuid}`, StoredParticipation, () => sessionStorage)
const samplesOf = (participationUuid: string) =>
  stored(`samples:${participationUuid}`, StoredSamples, () => localStorage)

export const readParticipation = (roomUuid: string): StoredParticipation | null =>
  participationIn(roomUuid).read() ?? resultIn(roomUuid).read()

export const keepParticipation = (participation: StoredParticipation): void =>
  participationIn(participation.class.roomUuid).write(participation)

export const keepClockOffset = ({ roomUuid, participationUuid }: JoinedClass, clockOffset: number): void => {
  const kept = participationIn(roomUuid)
  const participation = kept.read()
  if (participation?.class.participationUuid === participationUuid) kept.write({ ...participation, clockOffset })
}

export const keepClassTimes = ({ roomUuid, participationUuid }: JoinedClass, times: ClassTimes): void => {
  const kept = participationIn(roomUuid)
  const participation = kept.read()
  if (participation?.class.participationUuid === participationUuid)
    kept.write({ ...participation, class: { ...participation.class, ...times } })
}

export const readSamples = (participationUuid: string): readonly PhoneSample[] =>
  samplesOf(participationUuid).read() ?? []

export const keepSamples = (participationUuid: string, samples: readonly PhoneSample[]): void =>
  samplesOf(participationUuid).write([...samples])

/** Deletes an ended participation except in this tab, so that its result survives a reload. */
export const keepForResult = (joined: JoinedClass): void => {
  const participation = readParticipation(joined.roomUuid)
  forgetParticipation(joined)
  if (participation?.class.participationUuid === joined.participationUuid)
    resultIn(joined.roomUuid).write(participation)
}

export const forgetParticipation = ({ roomUuid, participationUuid }: JoinedClass): void => {
  for (const kept of [participationIn(roomUuid), resultIn(roomUuid)])
    // late values must not affect a class joined since
    if (kept.read()?.class.participationUuid === participationUuid) kept.forget()
  samplesOf(participationUuid).forget()
}

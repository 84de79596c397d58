import { stored } from '@repo/api-client/browser/stored'
import type { PhoneSample } from '@repo/api-client/participation/outbox'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import * as v from 'valibot'

const StoredParticipation = v.object({
  /** Added to the time of day, which alone outlasts a page, it gives the server's. */
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

/** The participation this phone had in a room's class before the page was loaded. */
export const readParticipation = (roomUuid: string): StoredParticipation | null =>
  participationIn(roomUuid).read() ?? resultIn(roomUuid).read()

export const keepParticipation = (participation: StoredParticipation): void =>
  participationIn(participation.class.roomUuid).write(participation)

/** Keeps how far the server's clock is from the time of day, once that was set. */
export const keepClockOffset = ({ roomUuid, participationUuid }: JoinedClass, clockOffset: number): void => {
  const kept = participationIn(roomUuid)
  const participation = kept.read()
  if (participation?.class.participationUuid === participationUuid) kept.write({ ...participation, clockOffset })
}

/** Values the server has not acknowledged. */
export const readSamples = (participationUuid: string): readonly PhoneSample[] =>
  samplesOf(participationUuid).read() ?? []

export const keepSamples = (participationUuid: string, samples: readonly PhoneSample[]): void =>
  samplesOf(participationUuid).write([...samples])

/**
 * Forgets a participation whose class is over, except in this tab: its result is still looked at, and must be there again
 * when a part of that screen did not come and the page is loaded anew.
 */
export const keepForResult = (joined: JoinedClass): void => {
  const participation = readParticipation(joined.roomUuid)
  forgetParticipation(joined)
  if (participation?.class.participationUuid === joined.participationUuid)
    resultIn(joined.roomUuid).write(participation)
}

/** Forgets a participation and its token once the class is left. */
export const forgetParticipation = ({ roomUuid, participationUuid }: JoinedClass): void => {
  for (const kept of [participationIn(roomUuid), resultIn(roomUuid)])
    // what is handed in late leaves the class alone that was joined since
    if (kept.read()?.class.participationUuid === participationUuid) kept.forget()
  samplesOf(participationUuid).forget()
}

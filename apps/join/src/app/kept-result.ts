import { stored } from '@repo/api-client/browser/stored'
import type { OwnResult } from '@repo/api-client/classes/join-class'
import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import { DATA_ORDERS } from '@repo/domain/classes/data-order'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import type { OwnedResult } from '@repo/live-class/result-parts'
import * as v from 'valibot'
import { create } from 'zustand'

const KEPT_MS = 24 * 3_600_000

const Amount = v.nullable(v.number())

/** Without the token: a kept result opens nothing on the server. */
const KeptResult = v.object({
  keptAt: v.number(),
  roomName: v.string(),
  trainingName: v.string(),
  pseudonym: v.string(),
  startAt: v.number(),
  result: v.object({
    curve: v.object({ stepSeconds: v.number(), heartRates: v.array(Amount) }),
    maxHeartRate: Amount,
    zoneSeconds: v.array(v.number()),
    seconds: v.number(),
    points: v.number(),
    calories: Amount,
    averageHeartRate: Amount,
    peakHeartRate: Amount,
    standing: v.nullable(v.object({ place: v.number(), competitors: v.number(), order: v.picklist(DATA_ORDERS) })),
  }),
})
export type KeptResult = v.InferOutput<typeof KeptResult>

const place = stored('last-result', KeptResult, () => localStorage)

interface KeptResultStore {
  readonly kept: KeptResult | null
  readonly isOpen: boolean
}

const readFresh = (): KeptResult | null => {
  const kept = place.read()
  if (kept !== null && Math.abs(Date.now() - kept.keptAt) < KEPT_MS) return kept
  place.forget()
  return null
}

export const useKeptResult = create<KeptResultStore>(() => ({ kept: readFresh(), isOpen: false }))

/** The result as shown. Without the server's part, there is no curve and no place. */
export const ownedResultOf = (own: OwnNumbers, result: OwnResult | null): OwnedResult => {
  const { maxHeartRate, zoneSeconds, seconds, points, calories, peakHeartRate } = own
  const standing =
    result === null || result.place === null || result.competitors < 2
      ? null
      : { place: result.place, competitors: result.competitors, order: result.order }
  return {
    curve: result?.curve ?? { stepSeconds: 1, heartRates: [] },
    maxHeartRate,
    zoneSeconds,
    seconds,
    points,
    calories,
    peakHeartRate,
    standing,
    averageHeartRate: result?.averageHeartRate ?? null,
  }
}

export const keepResult = (joined: JoinedClass, own: OwnNumbers, answer: OwnResult): void => {
  if (own.seconds === 0) return
  const { roomName, trainingName, pseudonym, startAt } = joined
  const { curve, zoneSeconds, ...rest } = ownedResultOf(own, answer)
  const result = {
    ...rest,
    curve: { ...curve, heartRates: [...curve.heartRates] },
    zoneSeconds: [...zoneSeconds],
  }
  const kept = { keptAt: Date.now(), roomName, trainingName, pseudonym, startAt, result }
  place.write(kept)
  useKeptResult.setState({ kept })
}

export const forgetResult = (): void => {
  place.forget()
  useKeptResult.setState({ kept: null, isOpen: false })
}

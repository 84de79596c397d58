import type { PhoneSample } from '@repo/api-client/classes/outbox'
import { openPhone } from '@repo/api-client/classes/phone'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import type { Milliseconds } from '@repo/domain/core/units'
import { screenNow } from '@repo/live-class/screen-clock'
import type { HeartRateMeasurement } from '@repo/straps/heart-rate-measurement'

import { endOf, followNumbers, receiveNumbers, receiveServerTime } from './follow-numbers.ts'
import { isOffsetInDoubt, useNumbersStore } from './numbers-store.ts'
import { dispatch, usePhoneStore } from './phone-store.ts'
import { apiUrl } from './services.ts'
import { keepSamples, readSamples } from './stored-participation.ts'
import { batchesOf, createTaker, sampleOf, type Taken } from './taken-values.ts'

const STRAP_NAME_LENGTH = 64

export interface ClassRun {
  readonly take: (measurement: HeartRateMeasurement) => void
  readonly waiting: () => number
  readonly stop: () => void
}

const strapName = (joined: JoinedClass): string => {
  const { life } = usePhoneStore.getState()
  const name = life.phase === 'joined' && life.strap.state !== 'none' ? life.strap.name.slice(0, STRAP_NAME_LENGTH) : ''
  return name === '' ? joined.participationUuid : name
}

interface RunOptions {
  readonly onHandedIn: () => void
  readonly onContinued: () => void
  readonly onDone: () => void
}

/** Values wait while server time is uncertain, because a wrong timestamp can't be corrected. */
export const runClass = (joined: JoinedClass, { onHandedIn, onContinued, onDone }: RunOptions): ClassRun => {
  const { participationUuid } = joined
  let receivedAt: Milliseconds | null = null
  const taker = createTaker()
  let waiting: readonly Taken[] = []
  /** Values taken while a stopped class can be continued. Null while the class accepts values. */
  let held: readonly Taken[] | null = null
  const unsent = (): readonly PhoneSample[] => [...phone.kept(), ...waiting.map(sampleOf)]
  const keepUnsent = () => {
    const kept = unsent()
    keepSamples(participationUuid, kept)
    useNumbersStore.setState({ waitingSeconds: kept.length })
  }
  const sendWaiting = () => {
    if (waiting.length === 0 || isOffsetInDoubt()) return
    const batches = batchesOf(waiting)
    waiting = []
    for (const batch of batches) phone.send(batch)
  }
  const settle = async (): Promise<void> => {
    receivedAt = null
    held = []
    if (await following.untilOver()) return onDone()
    waiting = [...waiting, ...held]
    held = null
    phone = connect([])
    sendWaiting()
    isHandedIn = false
    onContinued()
  }
  let isHandedIn = false
  const settleOnce = (): void => {
    if (held === null || isHandedIn) return
    isHandedIn = true
    onHandedIn()
  }
  const connect = (kept: readonly PhoneSample[]) =>
    openPhone({
      url: apiUrl,
      token: joined.token,
      deviceId: () => strapName(joined),
      wantsNumbers: true,
      kept,
      onReady: (serverTime) => {
        receiveServerTime(joined, serverTime)
        useNumbersStore.setState({ isOnline: true })
        sendWaiting()
      },
      onNumbers: (own, times) => {
        receivedAt = screenNow()
        receiveNumbers(joined, own, times)
      },
      onKept: keepUnsent,
      onLost: () => useNumbersStore.setState({ isOnline: false }),
      onEnded: () => void settle(),
      onRefused: (code) => dispatch(endOf(code)),
    })
  let phone = connect(readSamples(participationUuid))
  useNumbersStore.setState({ waitingSeconds: phone.kept().length })
  const following = followNumbers(joined, { receivedAt: () => receivedAt, onTime: sendWaiting, onOver: settleOnce })
  return {
    take: (measurement) => {
      const taken = taker(measurement)
      if (taken === null) return
      if (held !== null) {
        held = [...held, taken]
        return
      }
      waiting = [...waiting, taken]
      if (isOffsetInDoubt()) {
        keepUnsent()
        following.look()
      } else sendWaiting()
    },
    waiting: () => unsent().length,
    stop: () => {
      following.stop()
      phone.close()
    },
  }
}

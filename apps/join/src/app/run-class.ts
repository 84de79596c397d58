import { ApiError } from '@repo/api-client/core/api-error'
import { MAX_BATCH_SAMPLES } from '@repo/api-client/participation/batch'
import type { PhoneSample } from '@repo/api-client/participation/outbox'
import { openPhone } from '@repo/api-client/participation/phone'
import { participationOf, showParticipation } from '@repo/api-client/participation/show-participation'
import type { HeartRateMeasurement } from '@repo/domain/heart-rate-measurement'
import type { JoinedClass, PhoneEvent } from '@repo/domain/phone-life'
import { isPlausibleHeartRate } from '@repo/domain/signal'
import type { Milliseconds } from '@repo/domain/units'
import { screenNow } from '@repo/live-class/screen-clock'

import { isOffsetInDoubt, onServerClock, serverNow, takeServerTime, useNumbersStore } from './numbers-store.ts'
import { dispatch, usePhoneStore } from './phone-store.ts'
import { apiUrl, participantClient } from './services.ts'
import { keepClockOffset, keepSamples, readSamples } from './stored-participation.ts'

const ASK_MS = 2000
/** While receipts bring numbers there is nothing to ask. */
const FRESH_MS = 2500
/** Some straps speak several times a second; one value a second counts. */
const CLOSEST_SAMPLES_MS = 700
const STRAP_NAME_LENGTH = 64

export interface ClassRun {
  readonly take: (measurement: HeartRateMeasurement) => void
  /** Seconds that are not handed in. */
  readonly waiting: () => number
  readonly stop: () => void
}

interface Following {
  /** Asks now, if an answer is needed and none is on its way. */
  readonly look: () => void
  /** Asks until the class is known to be over, or nothing more is told to this phone. */
  readonly untilOver: () => Promise<void>
  readonly stop: () => void
}

/** What it means that the server takes nothing more from this phone. */
const endOf = (code: string | number): PhoneEvent => {
  if (code === 'continued-elsewhere') return { type: 'replaced' }
  return { type: code === 'banned' ? 'removed' : 'left' }
}

const hearServerTime = (joined: JoinedClass, serverTime: Milliseconds): void => {
  if (isOffsetInDoubt()) keepClockOffset(joined, serverTime - Date.now())
  takeServerTime(serverTime)
}

/**
 * Asks for the own numbers where no receipt brings them: without a strap, and at the end of the class. The answer also
 * has the server's time, which is asked for when a clock of this phone was set or stood still.
 */
const followNumbers = (joined: JoinedClass, heardAt: () => number | null, onTime: () => void): Following => {
  const client = participantClient(joined.token)
  let isStopped = false
  /** Whether there is no more to ask for. */
  const ask = async (): Promise<boolean> => {
    try {
      const now = participationOf(await client.call(showParticipation, {}))
      if (isStopped) return true
      hearServerTime(joined, now.serverTime)
      useNumbersStore.setState({ own: now.own, isOnline: true })
      onTime()
      if (now.isRemoved) dispatch({ type: 'removed' })
      else if (now.moment === 'over') dispatch({ type: 'class-ended' })
      return now.isRemoved || now.moment === 'over'
    } catch (error) {
      if (isStopped) return true
      const isRefused = error instanceof ApiError && error.status === 401
      if (isRefused) dispatch(endOf(error.code))
      else useNumbersStore.setState({ isOnline: false })
      return isRefused
    }
  }
  let isAsking = false
  const untilOver = async (): Promise<void> => {
    // one question at a time, also while the page is out of sight
    isAsking = true
    while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
  const tick = async (): Promise<void> => {
    const at = heardAt()
    const isFresh = at !== null && screenNow() - at < FRESH_MS && serverNow() < joined.finishAt
    const isWanted = isOffsetInDoubt() || (!isFresh && document.visibilityState === 'visible')
    if (isAsking || !isWanted) return
    isAsking = true
    await ask()
    isAsking = false
  }
  const look = () => void tick()
  look()
  const timer = setInterval(look, ASK_MS)
  // whoever takes the phone out sees what is true now
  document.addEventListener('visibilitychange', look)
  const stop = (): void => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
  return { look, untilOver, stop }
}

/** What the training is to call the strap; a phone without one sends nothing. */
const strapName = (joined: JoinedClass): string => {
  const { life } = usePhoneStore.getState()
  const name = life.phase === 'joined' && life.strap.state !== 'none' ? life.strap.name.slice(0, STRAP_NAME_LENGTH) : ''
  return name === '' ? joined.participationUuid : name
}

/** A value and when it came, on this screen's clock. */
interface Taken {
  readonly takenAt: Milliseconds
  readonly measured: Omit<PhoneSample, 'at'>
}

const measuredOf = ({ heartRate, contact }: HeartRateMeasurement): Taken['measured'] =>
  contact === 'unsupported' ? { hr: heartRate } : { hr: heartRate, contact: contact === 'good' }

const isStrapOffSkin = (): boolean => {
  const { life } = usePhoneStore.getState()
  return life.phase === 'joined' && life.strap.state === 'off-skin'
}

/**
 * Runs a class on this phone until it is stopped: values go out, numbers come in. After the end it goes on until
 * everything measured has been handed in, and then tells so. While the server's time is in doubt, values wait: one sent
 * under a wrong time could not be called back.
 */
export const runClass = (joined: JoinedClass, onHandedIn: () => void): ClassRun => {
  const { participationUuid } = joined
  let heardAt: Milliseconds | null = null
  let takenAt = Number.NEGATIVE_INFINITY
  let waiting: readonly Taken[] = []
  const sampleOf = ({ takenAt: at, measured }: Taken): PhoneSample => ({ at: onServerClock(at), ...measured })
  const unsent = (): readonly PhoneSample[] => [...phone.kept(), ...waiting.map(sampleOf)]
  const keepUnsent = () => {
    const kept = unsent()
    keepSamples(participationUuid, kept)
    useNumbersStore.setState({ waitingSeconds: kept.length })
  }
  const sendWaiting = () => {
    if (waiting.length === 0 || isOffsetInDoubt()) return
    const samples = waiting.map(sampleOf)
    waiting = []
    for (let from = 0; from < samples.length; from += MAX_BATCH_SAMPLES) {
      phone.send(samples.slice(from, from + MAX_BATCH_SAMPLES))
    }
  }
  const phone = openPhone({
    url: apiUrl,
    token: joined.token,
    deviceId: () => strapName(joined),
    wantsNumbers: true,
    kept: readSamples(participationUuid),
    onReady: (serverTime) => {
      hearServerTime(joined, serverTime)
      useNumbersStore.setState({ isOnline: true })
      sendWaiting()
    },
    onNumbers: (own) => {
      heardAt = screenNow()
      useNumbersStore.setState({ own })
    },
    onKept: keepUnsent,
    onLost: () => useNumbersStore.setState({ isOnline: false }),
    onEnded: () => {
      heardAt = null
      void following.untilOver().finally(onHandedIn)
    },
    onRefused: (code) => dispatch(endOf(code)),
  })
  useNumbersStore.setState({ waitingSeconds: phone.kept().length })
  const following = followNumbers(joined, () => heardAt, sendWaiting)
  return {
    take: (measurement) => {
      const now = screenNow()
      const isPlausible = isPlausibleHeartRate(measurement.heartRate)
      // many straps send 0 bpm off the skin: the class is told why no value comes
      const isWanted = isPlausible || measurement.contact === 'missing'
      if (!isWanted || now - takenAt < CLOSEST_SAMPLES_MS) return
      takenAt = now
      const taken = { takenAt, measured: measuredOf(measurement) }
      if (isPlausible && !isStrapOffSkin()) useNumbersStore.setState({ latest: sampleOf(taken) })
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

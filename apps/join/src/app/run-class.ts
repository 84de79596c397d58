import { ApiError } from '@repo/api-client/core/api-error'
import { openPhone } from '@repo/api-client/participation/phone'
import { participationOf, showParticipation } from '@repo/api-client/participation/show-participation'
import type { HeartRateMeasurement } from '@repo/domain/heart-rate-measurement'
import type { JoinedClass, PhoneEvent } from '@repo/domain/phone-life'
import { isPlausibleHeartRate } from '@repo/domain/signal'

import { serverNow, useNumbersStore } from './numbers-store.ts'
import { dispatch, usePhoneStore } from './phone-store.ts'
import { apiUrl, participantClient } from './services.ts'
import { keepSamples, readSamples } from './stored-participation.ts'

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
  /** Asks until the class is known to be over, or nothing more is told to this phone. */
  readonly untilOver: () => Promise<void>
  readonly stop: () => void
}

/** What it means that the server takes nothing more from this phone. */
const endOf = (code: string | number): PhoneEvent => {
  if (code === 'continued-elsewhere') return { type: 'replaced' }
  return { type: code === 'banned' ? 'removed' : 'left' }
}

/** Asks for the own numbers where no receipt brings them: without a strap, and at the end of the class. */
const followNumbers = (joined: JoinedClass, heardAt: () => number): Following => {
  const client = participantClient(joined.token)
  let isStopped = false
  /** Whether there is no more to ask for. */
  const ask = async (): Promise<boolean> => {
    try {
      const now = participationOf(await client.call(showParticipation, {}))
      if (isStopped) return true
      useNumbersStore.setState({ own: now.own, clockOffset: now.serverTime - Date.now(), isOnline: true })
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
    const isFresh = Date.now() - heardAt() < FRESH_MS && serverNow() < joined.finishAt
    if (isAsking || isFresh || document.visibilityState !== 'visible') return
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
  return { untilOver, stop }
}

/** What the training is to call the strap; a phone without one sends nothing. */
const strapName = (joined: JoinedClass): string => {
  const { life } = usePhoneStore.getState()
  const name = life.phase === 'joined' && life.strap.state !== 'none' ? life.strap.name.slice(0, STRAP_NAME_LENGTH) : ''
  return name === '' ? joined.participationUuid : name
}

/**
 * Runs a class on this phone until it is stopped: values go out, numbers come in. After the end it goes on until
 * everything measured has been handed in, and then tells so.
 */
export const runClass = (joined: JoinedClass, onHandedIn: () => void): ClassRun => {
  const { participationUuid } = joined
  let heardAt = 0
  const phone = openPhone({
    url: apiUrl,
    token: joined.token,
    deviceId: () => strapName(joined),
    wantsNumbers: true,
    kept: readSamples(participationUuid),
    onReady: (clockOffset) => useNumbersStore.setState({ clockOffset, isOnline: true }),
    onNumbers: (own) => {
      heardAt = Date.now()
      useNumbersStore.setState({ own })
    },
    onKept: () => {
      const kept = phone.kept()
      keepSamples(participationUuid, kept)
      useNumbersStore.setState({ waitingSeconds: kept.length })
    },
    onLost: () => useNumbersStore.setState({ isOnline: false }),
    onEnded: () => {
      heardAt = 0
      void following.untilOver().finally(onHandedIn)
    },
    onRefused: (code) => dispatch(endOf(code)),
  })
  useNumbersStore.setState({ waitingSeconds: phone.kept().length })
  const following = followNumbers(joined, () => heardAt)
  return {
    take: ({ heartRate, contact }) => {
      useNumbersStore.setState({ contact })
      const at = Math.round(serverNow())
      const { latest } = useNumbersStore.getState()
      if (!isPlausibleHeartRate(heartRate)) return
      if (latest !== null && at - latest.at < CLOSEST_SAMPLES_MS && at >= latest.at) return
      const sample = { at, hr: heartRate }
      useNumbersStore.setState({ latest: sample })
      phone.send([sample])
    },
    waiting: () => phone.kept().length,
    stop: () => {
      following.stop()
      phone.close()
    },
  }
}

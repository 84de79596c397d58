import { type ParticipationNow, participationOf, showParticipation } from '@repo/api-client/classes/join-class'
import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ClassTimes } from '@repo/domain/classes/class-clock'
import type { JoinedClass, PhoneEvent } from '@repo/domain/classes/phone-life'
import type { Milliseconds } from '@repo/domain/core/units'
import { screenNow } from '@repo/live-class/screen-clock'

import { forgetResult, keepResult } from './kept-result.ts'
import { isOffsetInDoubt, serverNow, takeServerTime, useNumbersStore } from './numbers-store.ts'
import { dispatch, usePhoneStore } from './phone-store.ts'
import { participantClient } from './services.ts'
import { keepClassTimes, keepClockOffset } from './stored-participation.ts'

const POLL_MS = 2000
/** Receipts with numbers this recent make polling unnecessary. */
const FRESH_MS = 2500

type Outcome = 'open' | 'done' | 'continued'

interface Following {
  readonly look: () => void
  /** Polls until the class is over or the token is refused. Resolves with false if the class continues. */
  readonly untilOver: () => Promise<boolean>
  readonly stop: () => void
}

export const endOf = (code: string | number): PhoneEvent => {
  if (code === 'continued-elsewhere') return { type: 'replaced' }
  if (code === 'left-class') return { type: 'removed', mayReturn: true }
  return { type: code === 'banned' ? 'removed' : 'left' }
}

/** Stores the offset only if a clock of this phone has changed. */
export const receiveServerTime = (joined: JoinedClass, serverTime: Milliseconds): void => {
  if (isOffsetInDoubt()) keepClockOffset(joined, serverTime - Date.now())
  takeServerTime(serverTime)
}

const timesNow = (joined: JoinedClass): ClassTimes => useNumbersStore.getState().times ?? joined

/** Stores times that a coach has changed. */
const receiveClassTimes = (joined: JoinedClass, { startAt, finishAt }: ClassTimes): void => {
  const known = timesNow(joined)
  if (known.startAt === startAt && known.finishAt === finishAt) return
  useNumbersStore.setState({ times: { startAt, finishAt } })
  keepClassTimes(joined, { startAt, finishAt })
}

export const receiveNumbers = (joined: JoinedClass, own: OwnNumbers, times: ClassTimes | null): void => {
  useNumbersStore.setState({ own })
  if (times !== null) receiveClassTimes(joined, times)
}

interface FollowOptions {
  /** Screen time of the last numbers without polling, or null. */
  readonly receivedAt: () => number | null
  readonly onTime: () => void
  readonly onOver: () => void
}

/** Polls numbers and server time when no receipts bring them: without a strap, at the end, after a clock change. */
export const followNumbers = (joined: JoinedClass, { receivedAt, onTime, onOver }: FollowOptions): Following => {
  const client = participantClient(joined.token)
  let isStopped = false
  const apply = (now: ParticipationNow): Outcome => {
    const mayContinue = (now.mayContinueUntil ?? 0) > now.serverTime
    if (now.isRemoved) dispatch({ type: 'removed', mayReturn: now.mayReturn === true })
    else if (now.moment === 'over') {
      dispatch({ type: 'class-ended', mayContinue })
      onOver()
    } else if (usePhoneStore.getState().life.phase === 'over') {
      dispatch({ type: 'class-continued' })
      useNumbersStore.setState({ result: null })
      forgetResult()
      return 'continued'
    }
    return now.isRemoved || (now.moment === 'over' && !mayContinue) ? 'done' : 'open'
  }
  const poll = async (wantsResult = useNumbersStore.getState().result === null): Promise<Outcome> => {
    try {
      const query = wantsResult ? ({ withResult: 'true' } as const) : {}
      const now = participationOf(await client.call(showParticipation, { query }))
      if (isStopped) return 'done'
      receiveServerTime(joined, now.serverTime)
      if (now.moment !== 'over') receiveClassTimes(joined, now.times)
      const { own, result } = now
      useNumbersStore.setState({ own, isOnline: true, ...(result === undefined ? {} : { result }) })
      if (result !== undefined) keepResult(joined, own, result)
      onTime()
      return apply(now)
    } catch (error) {
      if (isStopped) return 'done'
      const isRefused = error instanceof ApiError && error.status === 401
      if (isRefused) dispatch(endOf(error.code))
      else useNumbersStore.setState({ isOnline: false })
      return isRefused ? 'done' : 'open'
    }
  }
  let isAsking = false
  const untilOver = async (): Promise<boolean> => {
    // one call at a time, even while the page is hidden
    isAsking = true
    // again, as values sent late may have changed it
    let outcome = await poll(true)
    while (outcome === 'open') {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      outcome = await poll()
    }
    isAsking = outcome === 'done'
    return outcome === 'done'
  }
  const tick = async (): Promise<void> => {
    const at = receivedAt()
    const isFresh = at !== null && screenNow() - at < FRESH_MS && serverNow() < timesNow(joined).finishAt
    const isWanted = isOffsetInDoubt() || (!isFresh && document.visibilityState === 'visible')
    if (isAsking || !isWanted) return
    isAsking = true
    await poll()
    isAsking = false
  }
  const look = () => void tick()
  look()
  const timer = setInterval(look, POLL_MS)
  document.addEventListener('visibilitychange', look)
  const stop = (): void => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
  return { look, untilOver, stop }
}

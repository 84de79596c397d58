import type { OwnResult } from '@repo/api-client/classes/join-class'
import type { PhoneSample } from '@repo/api-client/classes/outbox'
import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import type { ClassTimes } from '@repo/domain/classes/class-clock'
import type { Milliseconds } from '@repo/domain/core/units'
import { haveClocksParted, type Clocks } from '@repo/domain/time/parted-clocks'
import { screenNow } from '@repo/live-class/screen-clock'
import { create } from 'zustand'

interface NumbersStore {
  readonly own: OwnNumbers | null
  /** After the end. */
  readonly result: OwnResult | null
  readonly latest: PhoneSample | null
  /** Added to the screen's clock to get the server's. */
  readonly clockOffset: Milliseconds
  readonly offsetTakenAt: Clocks
  readonly isOnline: boolean
  /** Times that a coach changed after the join, or null. */
  readonly times: ClassTimes | null
  readonly waitingSeconds: number
}

const clocksNow = (): Clocks => ({ wall: Date.now(), steady: screenNow() })

const noNumbers: Omit<NumbersStore, 'clockOffset' | 'offsetTakenAt'> = {
  own: null,
  result: null,
  latest: null,
  isOnline: true,
  times: null,
  waitingSeconds: 0,
}

export const useNumbersStore = create<NumbersStore>(() => ({
  ...noNumbers,
  clockOffset: 0,
  offsetTakenAt: clocksNow(),
}))

export const resetNumbers = (clockOffset: Milliseconds): void =>
  useNumbersStore.setState({ ...noNumbers, clockOffset, offsetTakenAt: clocksNow() })

export const onServerClock = (moment: Milliseconds): Milliseconds =>
  Math.round(moment + useNumbersStore.getState().clockOffset)

export const serverNow = (): Milliseconds => screenNow() + useNumbersStore.getState().clockOffset

/** Values shown keep their age. */
export const takeServerTime = (serverTime: Milliseconds): void => {
  const clocks = clocksNow()
  const clockOffset = serverTime - clocks.steady
  useNumbersStore.setState(({ latest, clockOffset: before }) => ({
    clockOffset,
    offsetTakenAt: clocks,
    latest: latest === null ? null : { ...latest, at: latest.at + Math.round(clockOffset - before) },
  }))
}

/** Whether server time must be fetched again, because a clock of this phone was set or stopped. */
export const isOffsetInDoubt = (): boolean => haveClocksParted(useNumbersStore.getState().offsetTakenAt, clocksNow())

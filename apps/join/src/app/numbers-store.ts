import type { PhoneSample } from '@repo/api-client/participation/outbox'
import type { OwnNumbers } from '@repo/api-client/participation/own-numbers'
import type { Milliseconds } from '@repo/domain/core/units'
import { haveClocksParted, type Clocks } from '@repo/domain/time/parted-clocks'
import { screenNow } from '@repo/live-class/screen-clock'
import { create } from 'zustand'

interface NumbersStore {
  /** What the server has counted; null until it has said so once. */
  readonly own: OwnNumbers | null
  /** The newest value of the strap on this phone. */
  readonly latest: PhoneSample | null
  /** Added to this screen's clock, it gives the server's. */
  readonly clockOffset: Milliseconds
  /** When the offset was taken. */
  readonly offsetTakenAt: Clocks
  readonly isOnline: boolean
  /** Seconds this phone has measured and not handed in. */
  readonly waitingSeconds: number
}

const clocksNow = (): Clocks => ({ wall: Date.now(), steady: screenNow() })

const noNumbers: Omit<NumbersStore, 'clockOffset' | 'offsetTakenAt'> = {
  own: null,
  latest: null,
  isOnline: true,
  waitingSeconds: 0,
}

/** What changes every second while a class runs. */
export const useNumbersStore = create<NumbersStore>(() => ({
  ...noNumbers,
  clockOffset: 0,
  offsetTakenAt: clocksNow(),
}))

/** Forgets the numbers of the class before. */
export const resetNumbers = (clockOffset: Milliseconds): void =>
  useNumbersStore.setState({ ...noNumbers, clockOffset, offsetTakenAt: clocksNow() })

/** A moment of this screen's clock on the server's. */
export const onServerClock = (moment: Milliseconds): Milliseconds =>
  Math.round(moment + useNumbersStore.getState().clockOffset)

/** This moment on the server's clock. */
export const serverNow = (): Milliseconds => screenNow() + useNumbersStore.getState().clockOffset

/** Takes the offset from the server's time of this moment; a value shown keeps its age. */
export const takeServerTime = (serverTime: Milliseconds): void => {
  const clocks = clocksNow()
  const clockOffset = serverTime - clocks.steady
  useNumbersStore.setState(({ latest, clockOffset: before }) => ({
    clockOffset,
    offsetTakenAt: clocks,
    latest: latest === null ? null : { ...latest, at: latest.at + Math.round(clockOffset - before) },
  }))
}

/** Whether the server has to be asked for its time again, because a clock of this phone was set or stood still. */
export const isOffsetInDoubt = (): boolean => haveClocksParted(useNumbersStore.getState().offsetTakenAt, clocksNow())

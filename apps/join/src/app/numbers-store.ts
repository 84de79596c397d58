import type { PhoneSample } from '@repo/api-client/participation/outbox'
import type { OwnNumbers } from '@repo/api-client/participation/own-numbers'
import type { SkinContact } from '@repo/domain/heart-rate-measurement'
import type { Milliseconds } from '@repo/domain/units'
import { create } from 'zustand'

interface NumbersStore {
  /** What the server has counted; null until it has said so once. */
  readonly own: OwnNumbers | null
  /** The newest value of the strap on this phone. */
  readonly latest: PhoneSample | null
  readonly contact: SkinContact
  /** Added to our clock, it gives the server's. */
  readonly clockOffset: Milliseconds
  readonly isOnline: boolean
  /** Seconds this phone has measured and not handed in. */
  readonly waitingSeconds: number
}

const noNumbers: Omit<NumbersStore, 'clockOffset'> = {
  own: null,
  latest: null,
  contact: 'unsupported',
  isOnline: true,
  waitingSeconds: 0,
}

/** What changes every second while a class runs. */
export const useNumbersStore = create<NumbersStore>(() => ({ ...noNumbers, clockOffset: 0 }))

/** Forgets the numbers of the class before. */
export const resetNumbers = (clockOffset: Milliseconds): void => useNumbersStore.setState({ ...noNumbers, clockOffset })

/** This moment on the server's clock. */
export const serverNow = (): Milliseconds => Date.now() + useNumbersStore.getState().clockOffset

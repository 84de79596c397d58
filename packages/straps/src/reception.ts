import type { Bpm, Milliseconds, Percent } from '@repo/domain/core/units'

import type { Ticks } from './beats.ts'

/** ANT+, a Bluetooth connection, or Bluetooth advertisements. */
export type ReceptionRadio = 'ant' | 'ble' | 'adv'

/** A heart rate received from a worn strap. */
export interface Reception {
  /** `ant:730926` or `ble:A09E1A8C4AA3`. */
  readonly strap: string
  readonly radio: ReceptionRadio
  /** Steady clock of the device. */
  readonly at: Milliseconds
  readonly heartRate: Bpm
  readonly intervals: readonly Ticks[]
  readonly contact: 'good' | 'missing' | null
  readonly dbm: number | null
  readonly battery: Percent | null
  readonly details: {
    readonly name?: string
    readonly maker?: number | string
    readonly model?: string
    readonly serial?: string
  }
}

/** `unsupported`: this stick can't receive all straps at once. */
export type RadioState = 'scanning' | 'silent' | 'unsupported' | 'failed'

export interface RadioHealth {
  readonly kind: 'ant' | 'ble'
  /** `ttyUSB0`, `hci0`, or `stick`. */
  readonly name: string
  readonly state: RadioState
  /** Bluetooth only. */
  readonly links?: number
  readonly slots?: number
}

/** Restarts itself after faults, without effect on other radios. */
export interface Radio {
  readonly stop: () => Promise<void>
  readonly health: () => readonly RadioHealth[]
}

import type { Milliseconds, Percent } from '@repo/domain/core/units'
import { parseHeartRateMeasurement } from '@repo/straps/heart-rate-measurement'
import { parsePolarBroadcast, POLAR, type PolarStrap, readPolarStrap } from '@repo/straps/polar-broadcast'
import type { Reception } from '@repo/straps/reception'

import { bytesOf, nameOf, type Properties } from './bluez-objects.ts'

type Details = { -readonly [K in keyof Reception['details']]: Reception['details'][K] }

interface FollowedStrap {
  details: Details
  battery: Percent | null
  dbm: number | null
  polar: PolarStrap | null
}

const polarDataIn = (manufacturerData: unknown): DataView | null =>
  bytesOf((manufacturerData as Readonly<Record<number, unknown>> | null | undefined)?.[POLAR])

const percentIn = (value: unknown): Percent | null =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : null

/** Turns notifications and advertisements into receptions, and keeps what straps say about themselves. */
export const followBluetoothStraps = () => {
  const straps = new Map<string, FollowedStrap>()
  const followed = (strap: string): FollowedStrap => {
    const known = straps.get(strap) ?? { details: {}, battery: null, dbm: null, polar: null }
    straps.set(strap, known)
    return known
  }
  const receive = (
    strap: string,
    value: Pick<Reception, 'radio' | 'at' | 'heartRate' | 'intervals' | 'contact'>,
  ): Reception => {
    const { details, battery, dbm } = followed(strap)
    return { strap, ...value, dbm, battery, details: { ...details } }
  }

  return {
    onDevice: (strap: string, device: Properties): void => {
      const one = followed(strap)
      const name = nameOf(device)
      if (name !== undefined) one.details.name = name
      if (typeof device['RSSI'] === 'number') one.dbm = device['RSSI']
    },
    onBattery: (strap: string, battery: Properties): void => {
      followed(strap).battery = percentIn(battery['Percentage']) ?? followed(strap).battery
    },
    onDetail: (strap: string, kind: 'maker' | 'model' | 'serial', text: string): void => {
      followed(strap).details[kind] = text
    },
    /** Null for a strap that measures nothing. */
    measured: (strap: string, value: unknown, at: Milliseconds): Reception | null => {
      const bytes = bytesOf(value)
      const measurement = bytes === null ? null : parseHeartRateMeasurement(bytes)
      if (measurement === null || measurement.heartRate === 0) return null
      const { heartRate, intervals, contact } = measurement
      return receive(strap, {
        radio: 'ble',
        at,
        heartRate,
        intervals,
        contact: contact === 'unsupported' ? null : contact,
      })
    },
    /** Null for advertisements without a heart rate, and of straps that aren't worn. */
    advertised: (strap: string, manufacturerData: unknown, at: Milliseconds): Reception | null => {
      const data = polarDataIn(manufacturerData)
      const received = data === null ? null : parsePolarBroadcast(data)
      if (received === null) return null
      const one = followed(strap)
      one.polar = readPolarStrap(one.polar, received, at)
      if (!one.polar.isWorn) return null
      const contact = received.hasContact ? 'good' : null
      return receive(strap, { radio: 'adv', at, heartRate: received.heartRate, intervals: [], contact })
    },
    forget: (strap: string): void => void straps.delete(strap),
  }
}

export type BluetoothStraps = ReturnType<typeof followBluetoothStraps>

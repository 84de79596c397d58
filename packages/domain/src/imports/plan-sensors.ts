import type { Result } from '../core/result.ts'
import { emailKey } from '../people/email-address.ts'
import { antAddress, bleAddress } from '../sensors/strap-address.ts'
import { changesOf, type FieldChange, type KnownDecision } from './field-changes.ts'
import type { RowFaults } from './row-fault.ts'
import type { FileSensor, FileSensorField } from './sensor-row.ts'

/** A sensor of the center. */
export interface KnownSensor extends FileSensor {
  readonly uuid: string
  /** All that it sends as, also learnt ones that lists don't show. */
  readonly addresses: readonly string[]
}

export type SensorChange = FieldChange<FileSensorField>

export type SensorPlan =
  | { readonly state: 'new'; readonly sensor: FileSensor }
  | { readonly state: 'same'; readonly uuid: string }
  | { readonly state: 'changed'; readonly uuid: string; readonly changes: readonly SensorChange[] }
  | { readonly state: 'fault'; readonly faults: RowFaults<FileSensorField> }

export interface ReadSensor {
  /** As a spreadsheet shows it, from 1. */
  readonly number: number
  readonly read: Result<FileSensor, RowFaults<FileSensorField>>
  /** Null leaves the decision to the whole import. */
  readonly decision: KnownDecision | null
}

interface PlanSensors {
  readonly known: readonly KnownSensor[]
  /** Emails of the center's members. */
  readonly members: Iterable<string>
  readonly decision: KnownDecision
}

interface Addressed {
  readonly field: 'mac' | 'ant'
  readonly address: string
}

const addressesIn = ({ mac, ant }: FileSensor): readonly Addressed[] => [
  ...(mac === null ? [] : [{ field: 'mac', address: bleAddress(mac) } as const]),
  ...(ant === null ? [] : [{ field: 'ant', address: antAddress(ant) } as const]),
]

const FIELDS: readonly FileSensorField[] = ['sensorName', 'mac', 'ant', 'centerId', 'ownership', 'wearer']

/** Gives what an import would do with each row, one by one. A sensor is known by any of its addresses. */
export const sensorPlanner = ({ known, members, decision }: PlanSensors) => {
  const byAddress = new Map(known.flatMap((sensor) => sensor.addresses.map((address) => [address, sensor])))
  const emails = new Set([...members].map(emailKey))
  const seen = new Map<string, number>()
  return ({ number, read, decision: own }: ReadSensor): SensorPlan => {
    if (!read.ok) return { state: 'fault', faults: read.error }
    const sensor = read.value
    const addresses = addressesIn(sensor)
    const twice = addresses.find(({ address }) => seen.has(address))
    if (twice !== undefined) {
      const fault = { code: 'twice-in-file', row: seen.get(twice.address) ?? 0 } as const
      return { state: 'fault', faults: { [twice.field]: fault } }
    }
    for (const { address } of addresses) seen.set(address, number)
    const matches = new Set(addresses.flatMap(({ address }) => byAddress.get(address) ?? []))
    const [match, other] = matches
    if (other !== undefined) return { state: 'fault', faults: { ant: { code: 'sensor-taken' } } }
    if (sensor.wearer !== null && !emails.has(emailKey(sensor.wearer)))
      return { state: 'fault', faults: { wearer: { code: 'wearer-unknown' } } }
    if (match === undefined) return { state: 'new', sensor }
    const isHeld = (field: 'mac' | 'ant') =>
      addresses.some((one) => one.field === field && match.addresses.includes(one.address))
    const changes = changesOf({
      fields: FIELDS.filter((field) => !((field === 'mac' || field === 'ant') && isHeld(field))),
      known: match,
      row: sensor,
      decision: own ?? decision,
      fold: { wearer: emailKey },
    })
    return changes.length === 0 ? { state: 'same', uuid: match.uuid } : { state: 'changed', uuid: match.uuid, changes }
  }
}

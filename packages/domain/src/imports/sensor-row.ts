import * as v from 'valibot'

import { email, faultIn, text } from '../core/form.ts'
import { memberLimits, sensorLimits } from '../core/limits.ts'
import { err, ok, type Result } from '../core/result.ts'
import { macText } from '../sensors/mac-address.ts'
import type { Ownership } from '../sensors/sensor-list.ts'
import { antText } from '../sensors/strap-address.ts'
import { givenIn } from './given-cell.ts'
import { foldHeader } from './member-columns.ts'
import type { RowFault, RowFaults } from './row-fault.ts'
import type { SensorColumn } from './sensor-columns.ts'

/** Null is not given. At least one of `mac` and `ant` is. */
export interface FileSensor {
  readonly sensorName: string
  /** As capital pairs with colons. */
  readonly mac: string | null
  /** Without leading zeros. */
  readonly ant: string | null
  readonly centerId: string | null
  readonly ownership: Ownership | null
  /** Email of a member. */
  readonly wearer: string | null
}
export type FileSensorField = keyof FileSensor

const OWNERSHIP_WORDS: Readonly<Record<Ownership, readonly string[]>> = {
  center: ['center', 'centre', 'gym', 'club', 'centro', 'gimnasio', 'lent', 'borrowed', 'prestado', 'prestada'],
  user: ['user', 'member', 'own', 'owned', 'usuario', 'usuaria', 'miembro', 'socio', 'socia', 'propio', 'propia'],
}

const ownershipOf = (typed: string): Ownership | null => {
  const word = foldHeader(typed)
  if (OWNERSHIP_WORDS.center.includes(word)) return 'center'
  return OWNERSHIP_WORDS.user.includes(word) ? 'user' : null
}

const addressSchemas = { mac: macText, ant: antText }

/** Reads a row into a sensor. Without a name it has its number's or its address's. */
export const readSensorRow = (
  row: readonly string[],
  columns: Readonly<Partial<Record<SensorColumn, number>>>,
): Result<FileSensor, RowFaults<FileSensorField>> => {
  const faults: Partial<Record<FileSensorField, RowFault>> = {}
  const read = <T>(field: FileSensorField, schema: v.GenericSchema<string, T>, typed: string | null): T | null => {
    if (typed === null) return null
    const fault = faultIn(schema, typed)
    if (fault === null) return v.parse(schema, typed)
    faults[field] = fault
    return null
  }
  const given = (column: SensorColumn): string | null => givenIn(row, columns[column])
  const mac = read('mac', addressSchemas.mac, given('mac'))
  const ant = read('ant', addressSchemas.ant, given('ant'))
  if (given('mac') === null && given('ant') === null) faults.mac = { code: 'required' }
  const centerId = read('centerId', text(sensorLimits.centerId), given('centerId'))
  const typedOwnership = given('ownership')
  const ownership = typedOwnership === null ? null : ownershipOf(typedOwnership)
  if (typedOwnership !== null && ownership === null) faults.ownership = { code: 'not-a-choice' }
  const name = given('sensorName') ?? centerId ?? ant ?? mac
  const sensor: FileSensor = {
    sensorName: read('sensorName', text(sensorLimits.name), name) ?? '',
    mac,
    ant,
    centerId,
    ownership,
    wearer: read('wearer', email(memberLimits.email), given('wearer')),
  }
  return Object.keys(faults).length === 0 ? ok(sensor) : err(faults)
}

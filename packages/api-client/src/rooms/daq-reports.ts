import { batchLimits } from '@repo/domain/classes/class-limits'
import { daqLimits } from '@repo/domain/rooms/room-limits'
import { STRAP_REFUSALS } from '@repo/domain/sensors/refused-strap'
import * as z from 'zod/mini'

import { BatchWire, REFUSALS, SampleWire } from '../classes/measurements.ts'
import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { line } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { DeviceHealthCodec } from './device-health.ts'

/** `leave`: a phone in the class measures with this strap, so a device must not connect to it. */
const LINK_WISHES = ['link', 'leave'] as const

/** `same` lists the strap's other addresses: received on one of them, it needs no connection. */
const PlannedStrapWire = z.object({
  strap: z.string(),
  want: z.enum(LINK_WISHES),
  same: orElse(z.array(z.string()), []),
})
export type PlannedStrap = z.infer<typeof PlannedStrapWire>

/**
 * `plan` lists the Bluetooth straps of the open class. Its version also comes with each receipt of measurements; a
 * device that reads a new one reports at once to get the plan.
 */
export const reportDaq = endpoint({
  method: 'POST',
  path: '/api/v2/daq/report',
  summary: 'Report a device',
  access: { kind: 'daq' },
  body: renamed(
    z.object({
      local_ip: z.nullable(z.union([z.ipv4(), z.ipv6()])),
      version: line(daqLimits.version),
      health: z.optional(DeviceHealthCodec),
    }),
    { local_ip: 'localIp' },
  ),
  errors: { 409: ['no-room'] },
  response: renamed(
    z.object({
      room_name: z.string(),
      class_uuid: z.nullable(z.string()),
      server_time: Moment,
      plan_version: orElse(z.int(), 0),
      plan: orElse(z.array(PlannedStrapWire), []),
    }),
    { room_name: 'roomName', class_uuid: 'classUuid', server_time: 'serverTime', plan_version: 'planVersion' },
  ),
})

const MAX_DAQ_SAMPLES = 2000
const MAX_STRAPS = 200

/**
 * `sequence` increases with each batch of a device. Samples are refused one by one. `strap` is `ant:730926` or
 * `ble:A09E1A8C4AA3` and goes before `mac`, a Bluetooth address. `rssi` is in dBm, `rr` in 1/1024 s. `straps`
 * names those received, every 30 s and when new.
 */
export const DaqBatchWire = z.object({
  ...BatchWire.shape,
  samples: z
    .array(
      z.object({
        mac: z.optional(z.unknown()),
        strap: z.optional(z.unknown()),
        rr: z.optional(z.unknown()),
        rssi: z.optional(z.unknown()),
        battery: z.optional(z.unknown()),
        ...SampleWire.shape,
      }),
    )
    .check(z.maxLength(MAX_DAQ_SAMPLES)),
  straps: z.optional(
    z.array(z.object({ strap: z.unknown(), name: z.optional(z.unknown()) })).check(z.maxLength(MAX_STRAPS)),
  ),
})
export type DaqBatchWire = z.infer<typeof DaqBatchWire>

/** The first ones concern the strap and its user. */
const DAQ_REFUSALS = [...STRAP_REFUSALS, ...REFUSALS] as const
export type DaqRefusal = (typeof DAQ_REFUSALS)[number]

export const DaqReceipt = z.object({
  sequence: z.int(),
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.array(z.object({ index: z.int(), reason: z.enum(DAQ_REFUSALS) })),
  plan_version: orElse(z.int(), 0),
})
export type DaqReceipt = z.infer<typeof DaqReceipt>

/**
 * Samples count in the class of the room that their time falls into: the open one, or one that ended within a day. All
 * others are `outside-class`. The first valid sample joins the strap's user to the class.
 */
export const sendDaqMeasurements = endpoint({
  method: 'POST',
  path: '/api/v2/daq/measurements',
  summary: 'Send the measurements of a device',
  access: { kind: 'daq' },
  body: DaqBatchWire,
  bodyBytes: batchLimits.deviceBytes,
  response: DaqReceipt,
  errors: { 409: ['room-inactive', 'no-room'] },
})

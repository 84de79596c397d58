import type { ClassSummary } from '@repo/api-client/classes/class-summary'
import type { PacketWire } from '@repo/api-client/classes/packet'
import type { RefusedStrap } from '@repo/api-client/classes/participants'
import type { Room, RoomClass } from '@repo/api-client/rooms/room'
import type { TrainingType } from '@repo/api-client/trainings/training-types'
import { isGuest, SHOWN, type Visibility } from '@repo/domain/privacy/visibility'
import { STRAP_REFUSALS } from '@repo/domain/sensors/refused-strap'
import { EFFORT_LEVELS, effortLevelOf } from '@repo/domain/trainings/zones'

export interface StoryClass {
  readonly phase: 'running' | 'ended'
  readonly startAt: number
  readonly finishAt: number
  readonly members: number
  readonly capacity?: number
  /** In ms. */
  readonly silence?: number
  readonly quiet?: number
  /** In ms; 3 minutes by default. */
  readonly quietFor?: number
  readonly spotSeconds?: number
  readonly stoppedBy?: string
  readonly offSkin?: number
  /** Percentage points above the usual efforts. */
  readonly extraEffort?: number
  /** The last of them never had a strap. */
  readonly strapless?: number
  readonly withoutCalories?: boolean
  readonly names?: readonly string[]
  readonly requests?: number
  readonly strapsElsewhere?: number
  readonly refusedStraps?: number
  readonly delayMinutes?: number
  readonly devices?: Room['devices']
  readonly isStreamed?: boolean
  readonly letters?: string
  /** What displays show of the first members. Everything of the others. */
  readonly visibilities?: readonly Visibility[]
  /** Staff get all numbers. */
  readonly isForStaff?: boolean
  /** Members above their private ceiling, from the first on. */
  readonly aboveCeiling?: number
}

export const ROOM_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000001'
export const CLASS_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000002'
export const CLASS_CHANNEL = 'story:class'
export const CYCLING_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000003'
const TRAMPOLINE_UUID = '5f0c7a52-9d3e-4c1b-8f64-000000000004'

const NAMES = ['Colibrí', 'Rayo', 'Ñandú', 'Luna', 'Trueno', 'María José', 'Kike', 'Zoe', 'Tigre', 'Relámpago Azul']

export const done = { message: 'ok' }

const memberUuid = (index: number): string => `5f0c7a52-9d3e-4c1b-8f64-1${String(index).padStart(11, '0')}`

const nameOf = (index: number, names: readonly string[] = NAMES): string => {
  const round = names === NAMES ? Math.floor(index / names.length) : 0
  return `${names[index % names.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`
}

export const trainingTypes: readonly TrainingType[] = [
  { uuid: CYCLING_UUID, name: 'Cycling', names: { en: 'Cycling', es: 'Cycling' }, stepKind: null },
  { uuid: TRAMPOLINE_UUID, name: 'Trampoline', names: { en: 'Trampoline', es: 'Trampoline' }, stepKind: 'trampoline' },
]

const stoppedNow = (by: string) => ({
  by,
  at: new Date(Date.now()),
  mayContinueUntil: new Date(Date.now() + 120_000),
})

const roomClassOf = (held: StoryClass, hasEnded: boolean): RoomClass => ({
  uuid: CLASS_UUID,
  channel: CLASS_CHANNEL,
  trainingTypeUuid: CYCLING_UUID,
  trainingName: 'Cycling',
  capacity: held.capacity ?? 20,
  duration: Math.round((held.finishAt - held.startAt) / 60_000),
  delay: held.delayMinutes ?? 0,
  order: 'calories',
  startAt: new Date(held.startAt),
  finishAt: new Date(held.finishAt),
  remoteState: hasEnded ? 'ended' : 'running',
  stepsIcon: null,
  stepKind: null,
  isStreaming: held.isStreamed === true && !hasEnded,
  joinLetters: held.letters ?? null,
  startedBy: 'Iván Soto',
  ...(hasEnded && held.stoppedBy !== undefined ? { stopped: stoppedNow(held.stoppedBy) } : {}),
  meeting: null,
})

export const roomWith = (held: StoryClass | null, hasEnded: boolean): Room => ({
  uuid: ROOM_UUID,
  name: 'Sala Fuego',
  kind: 'remote',
  isActive: true,
  joinCode: 'K7M4X',
  description: 'Intervalos de alta intensidad, 20 lugares.',
  backgroundUrl: null,
  logoUrl: null,
  daqIp: null,
  devices: held?.devices ?? [],
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  coaches: [{ uuid: CYCLING_UUID, name: 'Lucía Herrera' }],
  currentClass: held === null ? null : roomClassOf(held, hasEnded),
})

const EVENLY = 10

/** Decreases linearly, then exponentially, so that the hundredth isn't 0. */
const falling = (first: number, step: number, place: number): number =>
  (first - Math.min(place, EVENLY) * step) * 0.97 ** Math.max(0, place - EVENLY)

/** The first six cover all zones. */
const effortOf = (index: number): number => 52 + ((index * 9) % 46)

type ParticipantLine = PacketWire['data'][number]

const NO_NUMBERS = { effort: null, hr: null, calories_tot: null, steps_tot: null }
const levelOfEffort = (effort: number | null): number => EFFORT_LEVELS.indexOf(effortLevelOf(effort ?? 0))

/** As the server presents a member to displays, or to staff. */
const presented = (line: ParticipantLine, index: number, held: StoryClass): ParticipantLine => {
  const visibility = held.visibilities?.[index] ?? 'all'
  if (visibility === 'all') return line
  const guest = isGuest(visibility) ? { guest_number: index + 1 } : {}
  if (held.isForStaff === true) return { ...line, visibility, ...guest }
  const { name, numbers, color } = SHOWN[visibility]
  return {
    ...line,
    visibility,
    ...guest,
    ...(name ? {} : { pseudonym: `#${index + 1}` }),
    ...(numbers ? {} : NO_NUMBERS),
    ...(!numbers && color ? { level: levelOfEffort(line.effort) } : {}),
    ...(numbers || color ? {} : { status: true, measured_at: null }),
  }
}

const ceilingOf = (held: StoryClass, index: number) =>
  index < (held.aboveCeiling ?? 0) ? { ceiling_bpm: 90, above_since: Date.now() - 20_000 } : {}

export const packetWire = (held: StoryClass, sequence: number): PacketWire => {
  const now = Date.now()
  const quietFrom = held.members - (held.quiet ?? 0)
  const { extraEffort: extra = 0, strapless = 0 } = held
  const isStrapless = (index: number) => index >= held.members - strapless
  const isOffSkin = (index: number) => index < (held.offSkin ?? 0)
  const silenceOf = (index: number) => {
    if (index >= quietFrom) return held.quietFor ?? 180_000
    return isOffSkin(index) ? 10_000 : (held.silence ?? 0)
  }
  const isShown = (index: number): boolean =>
    held.isForStaff === true || SHOWN[held.visibilities?.[index] ?? 'all'].tile
  const lines = Array.from({ length: held.members }, (_, index) => ({
    final_user_uuid: memberUuid(index),
    pseudonym: nameOf(index, held.names),
    user_url_image: null,
    effort: isStrapless(index) ? null : effortOf(index) + extra,
    // of a maximum of 186 bpm
    hr: isStrapless(index) ? null : Math.round(effortOf(index) * 1.86),
    calories_tot: held.withoutCalories === true ? null : Math.round(falling(320, 9, index)),
    steps_tot: null,
    status: !isStrapless(index) && silenceOf(index) < 30_000,
    measured_at: isStrapless(index) ? null : now - silenceOf(index),
    ...(index >= quietFrom && held.spotSeconds !== undefined ? { spot_until: now + held.spotSeconds * 1000 } : {}),
    ...(isOffSkin(index) ? { contact: false } : {}),
    ...ceilingOf(held, index),
  }))
  const shown = lines.map((line, index) => presented(line, index, held)).filter((_, index) => isShown(index))
  const notShown = lines.length - shown.length
  return {
    data: shown,
    ...(notShown === 0 ? {} : { not_shown: notShown }),
    remaining_time: Math.max(0, Math.round((held.finishAt - now) / 1000)),
    time_finish: new Date(held.finishAt).toISOString(),
    sequence,
    server_time: now,
    remote_state: 2,
    ...(held.requests === undefined ? {} : { join_requests: held.requests }),
    ...(held.strapsElsewhere === undefined ? {} : { straps_elsewhere: held.strapsElsewhere }),
    ...(held.refusedStraps === undefined ? {} : { refused_straps: held.refusedStraps }),
  }
}

export const summaryOf = (members: number): ClassSummary => ({
  uuid: CLASS_UUID,
  trainingName: 'Cycling',
  startAt: new Date('2026-01-01T18:00:00Z'),
  endedAt: new Date('2026-01-01T19:00:00Z'),
  order: 'calories',
  results: Array.from({ length: members }, (_, index) => ({
    userUuid: memberUuid(index),
    pseudonym: nameOf(index),
    imageUrl: null,
    averageEffort: falling(81.4, 2, index),
    maxHeartRate: 182 - index,
    calories: index === 3 ? null : Math.round(falling(512, 21, index)),
    steps: null,
    points: falling(174.5, 11, index),
    seconds: Math.round(falling(3540, 60, index)),
    zoneSeconds: [240, 480, 900, 1260, Math.max(0, 600 - index * 60)],
    belowSeconds: 60,
  })),
})

const STRAP_UUIDS = ['5f0c7a52-9d3e-4c1b-8f64-300000000000', '5f0c7a52-9d3e-4c1b-8f64-300000000001']

export const refusedStraps: readonly RefusedStrap[] = STRAP_REFUSALS.map((reason, index) => {
  const isKnown = reason !== 'unknown-sensor'
  const isWorn = isKnown && reason !== 'unassigned-sensor'
  return {
    mac: `A0:B1:C2:D3:E4:0${index}`,
    reason,
    name: isKnown ? `Banda ${index}` : null,
    userUuid: isWorn ? memberUuid(index) : null,
    pseudonym: isWorn ? nameOf(index) : null,
    ...(isWorn ? {} : { strap: STRAP_UUIDS[index] ?? '', heartRate: 104 + index }),
    ...(reason === 'unassigned-sensor' ? { usual: { userUuid: memberUuid(2), pseudonym: nameOf(2) } } : {}),
  }
})

export const joinRequestsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `5f0c7a52-9d3e-4c1b-8f64-2${String(index).padStart(11, '0')}`,
    userUuid: memberUuid(index),
    pseudonym: nameOf(index),
    askedAt: new Date('2026-01-01T18:00:00Z'),
  }))

export const strapsElsewhereOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    userUuid: memberUuid(index),
    pseudonym: nameOf(index),
    roomName: 'Sala Agua',
  }))

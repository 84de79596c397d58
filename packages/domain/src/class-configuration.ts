import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'
import { classLimits } from './limits.ts'
import { countsJumps, type StepKind } from './training-type.ts'

export const DATA_ORDERS = ['calories', 'effort', 'steps', 'jumps'] as const
/** What tiles are ordered by. */
export type DataOrder = (typeof DATA_ORDERS)[number]

/** States of a class's room as numbers on the wire. */
export const REMOTE_STATES = { idle: 1, running: 2, ended: 3 } as const
export type RemoteState = keyof typeof REMOTE_STATES

/** The state a number on the wire stands for, or null when it stands for none. */
export const parseRemoteState = (wire: number): RemoteState | null => {
  switch (wire) {
    case REMOTE_STATES.idle:
      return 'idle'
    case REMOTE_STATES.running:
      return 'running'
    case REMOTE_STATES.ended:
      return 'ended'
    default:
      return null
  }
}

/** The number a state has on the wire. */
export const formatRemoteState = (state: RemoteState): (typeof REMOTE_STATES)[RemoteState] => REMOTE_STATES[state]

/** The orders a training type offers: calories and effort, and steps or jumps when it counts them. */
export const ordersFor = (stepKind: StepKind | null): readonly DataOrder[] => {
  if (stepKind === null) return ['calories', 'effort']
  return ['calories', 'effort', countsJumps(stepKind) ? 'jumps' : 'steps']
}

const whole = (limits: { readonly min: number; readonly max: number }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.regex(/^-?\d+$/, 'not-whole'),
    v.transform(Number),
    v.minValue(limits.min, 'too-small'),
    v.maxValue(limits.max, 'too-large'),
  )

const fields = v.object({
  trainingTypeUuid: v.pipe(v.string(), v.nonEmpty('required')),
  duration: whole(classLimits.duration),
  delay: whole(classLimits.delay),
  order: v.picklist(DATA_ORDERS, 'required'),
  isUnlimited: v.boolean(),
  capacity: v.pipe(v.string(), v.trim()),
  isStreaming: v.boolean(),
})

const isCapacityWhole = ({ isUnlimited, capacity }: { readonly isUnlimited: boolean; readonly capacity: string }) =>
  isUnlimited || /^(-?\d+)?$/.test(capacity)

const isCapacityInReach = ({ isUnlimited, capacity }: { readonly isUnlimited: boolean; readonly capacity: string }) =>
  isUnlimited || !(Number(capacity) > classLimits.capacity.max)

/**
 * The form a coach fills in before a class; numbers are as typed. Messages are codes. Without a limit the capacity's
 * field is hidden, and what stands in it does not matter.
 */
export const classConfigurationForm = v.pipe(
  fields,
  v.forward(v.partialCheck([['isUnlimited'], ['capacity']], isCapacityWhole, 'not-whole'), ['capacity']),
  v.forward(v.partialCheck([['isUnlimited'], ['capacity']], isCapacityInReach, 'too-large'), ['capacity']),
)
export type ClassConfigurationForm = v.InferInput<typeof classConfigurationForm>

/** Codes a field of the form can have. */
export type ConfigurationFault = 'required' | 'not-whole' | 'too-small' | 'too-large'

/** The form as a room without a stored configuration opens it. */
export const defaultClassConfiguration: ClassConfigurationForm = {
  trainingTypeUuid: '',
  duration: String(classLimits.duration.default),
  delay: String(classLimits.delay.default),
  order: 'calories',
  isUnlimited: false,
  capacity: String(classLimits.capacity.default),
  isStreaming: false,
}

export interface ClassConfiguration {
  readonly trainingTypeUuid: string
  readonly duration: number
  readonly delay: number
  readonly order: DataOrder
  readonly isLimited: boolean
  readonly capacity: number
  readonly isStreaming: boolean
}

type Faults = Readonly<Partial<Record<keyof ClassConfigurationForm, ConfigurationFault>>>

/**
 * The capacity that is sent: 100 without a limit; with one the number typed, where a number below 1 means that there
 * is no limit after all (and then 1 is sent).
 */
export const capacityRule = (
  isUnlimited: boolean,
  typed: number,
): { readonly isLimited: boolean; readonly capacity: number } => {
  if (isUnlimited) return { isLimited: false, capacity: classLimits.unlimitedCapacity }
  return typed < 1 ? { isLimited: false, capacity: 1 } : { isLimited: true, capacity: typed }
}

/** Whether a form asks for no limit without saying so: its capacity is 0, negative or empty. */
export const hasNoLimit = ({ isUnlimited, capacity }: ClassConfigurationForm): boolean =>
  !isUnlimited && /^(-?\d+)?$/.test(capacity.trim()) && !capacityRule(false, Number(capacity)).isLimited

/** What is sent of a form that holds; an empty capacity is none and counts as 0. */
export const toConfigurationPayload = (form: v.InferOutput<typeof classConfigurationForm>): ClassConfiguration => {
  const { trainingTypeUuid, duration, delay, order, isStreaming, isUnlimited, capacity } = form
  return { trainingTypeUuid, duration, delay, order, isStreaming, ...capacityRule(isUnlimited, Number(capacity)) }
}

/** Reads the form: a configuration, or the code of each field at fault. */
export const readClassConfiguration = (
  form: ClassConfigurationForm,
): { readonly configuration: ClassConfiguration } | { readonly faults: Faults } => {
  const parsed = v.safeParse(classConfigurationForm, form)
  return parsed.success ? { configuration: toConfigurationPayload(parsed.output) } : { faults: faultsOf(parsed.issues) }
}

export const STREAMING_NOTES = ['streaming-is-already-active', 'streaming-without-credentials'] as const
export type StreamingNote = (typeof STREAMING_NOTES)[number]

/** Whether the streaming switch can be used, and the note to show when not. Without the feature there is no switch. */
export const streamingSwitch = (center: {
  readonly hasFeature: boolean
  readonly isStreamingElsewhere: boolean
  readonly hasCredentials: boolean
}): { readonly isUsable: boolean; readonly note: StreamingNote | null } => {
  if (!center.hasFeature) return { isUsable: false, note: null }
  if (center.isStreamingElsewhere) return { isUsable: false, note: 'streaming-is-already-active' }
  if (!center.hasCredentials) return { isUsable: false, note: 'streaming-without-credentials' }
  return { isUsable: true, note: null }
}

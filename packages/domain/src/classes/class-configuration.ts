import * as v from 'valibot'

import { reader, something, encodeFault, wholeNumber, type Fault, type Faults } from '../core/form.ts'
import { err, ok, type Result } from '../core/result.ts'
import { countsJumps, type StepKind } from '../trainings/training-type.ts'
import { classLimits } from './class-limits.ts'
import { DATA_ORDERS, type DataOrder } from './data-order.ts'

export { DATA_ORDERS, type DataOrder }

/** The tile orders of a training type. Steps or jumps are offered only if it counts them. */
export const ordersFor = (stepKind: StepKind | null): readonly DataOrder[] => {
  if (stepKind === null) return ['calories', 'effort']
  return ['calories', 'effort', countsJumps(stepKind) ? 'jumps' : 'steps']
}

const fields = v.object({
  trainingTypeUuid: something,
  duration: wholeNumber(classLimits.duration),
  delay: wholeNumber(classLimits.delay),
  order: v.picklist(DATA_ORDERS, encodeFault({ code: 'required' })),
  isUnlimited: v.boolean(),
  capacity: v.pipe(v.string(), v.trim()),
  isStreaming: v.boolean(),
})

interface TypedCapacity {
  readonly isUnlimited: boolean
  readonly capacity: string
}

const isWhole = (capacity: string): boolean => /^(-?\d+)?$/.test(capacity)
const { min, max } = classLimits.capacity
const CAPACITY = [['isUnlimited'], ['capacity']] as const

const classConfigurationForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      CAPACITY,
      ({ isUnlimited, capacity }: TypedCapacity) => isUnlimited || isWhole(capacity),
      encodeFault({ code: 'not-whole', min, max }),
    ),
    ['capacity'],
  ),
  v.forward(
    v.partialCheck(
      CAPACITY,
      ({ isUnlimited, capacity }: TypedCapacity) => isUnlimited || !(Number(capacity) > max),
      encodeFault({ code: 'out-of-range', min, max }),
    ),
    ['capacity'],
  ),
)
export type ClassConfigurationForm = v.InferInput<typeof classConfigurationForm>

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

/** The capacity to send. "No limit" sends 100. A typed number below 1 means "no limit" and sends 1. */
export const capacityRule = (
  isUnlimited: boolean,
  typed: number,
): { readonly isLimited: boolean; readonly capacity: number } => {
  if (isUnlimited) return { isLimited: false, capacity: classLimits.unlimitedCapacity }
  return typed < 1 ? { isLimited: false, capacity: 1 } : { isLimited: true, capacity: typed }
}

/** Whether a capacity of 0, below 0, or empty implies "no limit". */
export const hasNoLimit = ({
  isUnlimited,
  capacity,
}: Pick<ClassConfigurationForm, 'isUnlimited' | 'capacity'>): boolean =>
  !isUnlimited && isWhole(capacity.trim()) && !capacityRule(false, Number(capacity)).isLimited

/** The form that `readClassConfiguration` reads as this configuration. */
export const formOfConfiguration = (configuration: ClassConfiguration): ClassConfigurationForm => {
  const { trainingTypeUuid, duration, delay, order, isLimited, capacity, isStreaming } = configuration
  return {
    trainingTypeUuid,
    duration: String(duration),
    delay: String(delay),
    order,
    isUnlimited: !isLimited,
    capacity: isLimited ? String(capacity) : defaultClassConfiguration.capacity,
    isStreaming,
  }
}

const readFields = reader(classConfigurationForm)

/** Validates the form. An empty capacity counts as 0. */
export const readClassConfiguration = (
  form: ClassConfigurationForm,
): Result<ClassConfiguration, Faults<keyof ClassConfigurationForm>> => {
  const read = readFields(form)
  if (!read.ok) return read
  const { isUnlimited, capacity, ...fields } = read.value
  return ok({ ...fields, ...capacityRule(isUnlimited, Number(capacity)) })
}

/** Validates the capacity of a running class. */
export const readCapacity = (
  typed: Pick<ClassConfigurationForm, 'isUnlimited' | 'capacity'>,
): Result<Pick<ClassConfiguration, 'isLimited' | 'capacity'>, Fault | undefined> => {
  const read = readClassConfiguration({ ...defaultClassConfiguration, trainingTypeUuid: 'any', ...typed })
  if (!read.ok) return err(read.error.capacity)
  const { isLimited, capacity } = read.value
  return ok({ isLimited, capacity })
}

const STREAMING_NOTES = ['streaming-is-already-active', 'streaming-without-credentials'] as const
export type StreamingNote = (typeof STREAMING_NOTES)[number]

/** State of the streaming switch: whether it is enabled, and the note why not. Null without the feature. */
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

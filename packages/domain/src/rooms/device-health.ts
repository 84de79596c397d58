import type { Milliseconds, Percent, Seconds } from '../core/units.ts'

export const RADIO_KINDS = ['ant', 'ble'] as const
type RadioKind = (typeof RADIO_KINDS)[number]

/** `unsupported`: the stick can't scan. */
export const RADIO_STATES = ['scanning', 'silent', 'unsupported', 'failed'] as const

interface RadioHealth {
  readonly kind: RadioKind
  readonly name: string
  readonly state: (typeof RADIO_STATES)[number]
  /** Bluetooth connections now, and how many the adapter holds. */
  readonly links?: number | undefined
  readonly slots?: number | undefined
}

interface LostStrap {
  readonly strap: string
  /** Of the seconds of this class. */
  readonly percent: Percent
}

/** What a device reports about itself. */
export interface DeviceHealth {
  readonly radios: readonly RadioHealth[]
  /** Received in the last 10 s. */
  readonly straps: number
  /** Straps that wait for a Bluetooth connection. */
  readonly waiting: number
  readonly backlogSeconds: Seconds
  /** Ages of values when the server accepted them. */
  readonly worstAge: Milliseconds | null
  readonly medianAge: Milliseconds | null
  readonly clockOffset: Milliseconds | null
  /** In °C. */
  readonly temperature: number | null
  readonly lost: readonly LostStrap[]
}

const DAY: Seconds = 86_400
const COUNT = { min: 0, max: 1000 } as const
/** An unset clock starts in 1970, so its offset is about the Unix time. */
const CLOCK: Milliseconds = 4e12

export const healthLimits = {
  radios: 8,
  radioName: { min: 1, max: 40 },
  count: COUNT,
  backlogSeconds: { min: 0, max: 2 * DAY },
  age: { min: 0, max: 2 * DAY * 1000 },
  clockOffset: { min: -CLOCK, max: CLOCK },
  temperature: { min: -60, max: 150 },
  lost: 5,
  percent: { min: 0, max: 100 },
} as const

/** One thing that staff can do something about. */
export type DeviceAdvice =
  | { readonly about: 'no-radio' }
  | {
      readonly about: 'radio-unsupported' | 'radio-silent' | 'radio-failed'
      readonly kind: RadioKind
      readonly name: string
    }
  | { readonly about: 'behind'; readonly seconds: Seconds }
  | { readonly about: 'straps-waiting'; readonly straps: number }
  | { readonly about: 'strap-lost'; readonly strap: string; readonly percent: Percent; readonly helps: LossRemedy }
  | { readonly about: 'hot'; readonly temperature: number }

/** `second-stick`: the only ANT+ stick misses messages that collide. */
type LossRemedy = 'second-stick' | 'better-place'

/** A device that is up to date has at most the running second and one repeat. */
const BEHIND: Seconds = 15
const LOST: Percent = 5
/** Small computers slow down from 80 °C. */
const HOT = 80

const radioAdvice = ({ kind, name, state }: RadioHealth): readonly DeviceAdvice[] =>
  state === 'scanning' ? [] : [{ about: `radio-${state}`, kind, name }]

const remedyFor = (strap: string, { radios }: DeviceHealth): LossRemedy =>
  strap.startsWith('ant:') && radios.filter(({ kind }) => kind === 'ant').length === 1 ? 'second-stick' : 'better-place'

/** Most urgent first. */
export const adviceOf = (health: DeviceHealth): readonly DeviceAdvice[] => {
  const { radios, backlogSeconds, waiting, lost, temperature } = health
  return [
    ...(radios.length === 0 ? [{ about: 'no-radio' } as const] : radios.flatMap(radioAdvice)),
    ...(backlogSeconds < BEHIND ? [] : [{ about: 'behind', seconds: backlogSeconds } as const]),
    ...(waiting === 0 ? [] : [{ about: 'straps-waiting', straps: waiting } as const]),
    ...lost
      .filter(({ percent }) => percent >= LOST)
      .toSorted((a, b) => b.percent - a.percent)
      .map(({ strap, percent }) => ({ about: 'strap-lost', strap, percent, helps: remedyFor(strap, health) }) as const),
    ...(temperature === null || temperature < HOT ? [] : [{ about: 'hot', temperature } as const]),
  ]
}

import type { Caller, World } from '../world.ts'

export interface ValidCall {
  /** What stands in the place of the path's parameters, but for those that `ids` names. */
  readonly id?: string
  readonly ids?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Text fields of a form, which stand before its file. */
  readonly fields?: Readonly<Record<string, string>>
}

/** What the tests that walk the whole contract know of one call. */
interface CallRow {
  /** Who is granted it, written down by hand: it must not follow from the code under test. */
  readonly granted: readonly Caller[]
  /** One call that whoever it is meant for is granted in this world. */
  readonly valid: (world: World) => ValidCall
  /** A center without features cannot do it, whoever asks. */
  readonly needsFeature?: true
  /** A refusal that is not the usual 403: another administrator is as if there were none. */
  readonly refusedAs?: number
  /** Granted and still impossible: no class streams here, there are credentials and a center already. */
  readonly inVain?: number
}

export type CallRows<Endpoints> = Readonly<Record<keyof Endpoints, CallRow>>

export const EVERY_STAFF = ['admin', 'coach', 'stranger'] as const
export const BOTH_ROLES = ['admin', 'coach'] as const
export const AND_WALLS = ['admin', 'coach', 'display'] as const

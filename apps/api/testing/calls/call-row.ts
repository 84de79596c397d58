import type { Caller, World } from '../world.ts'

export interface ValidCall {
  /** Path parameters without an entry in `ids`. */
  readonly id?: string
  readonly ids?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly fields?: Readonly<Record<string, string>>
}

interface CallRow {
  /** Callers that are granted the call. Written by hand, so that it doesn't follow from the code under test. */
  readonly granted: readonly Caller[]
  readonly valid: (world: World) => ValidCall
  readonly needsFeature?: true
  /** Status of the refusal if not 403. */
  readonly refusedAs?: number
  /** Status if granted but impossible in the test world, which has credentials and a center but no stream. */
  readonly inVain?: number
}

export type CallRows<Endpoints> = Readonly<Record<keyof Endpoints, CallRow>>

export const EVERY_STAFF = ['admin', 'coach', 'stranger'] as const
export const BOTH_ROLES = ['admin', 'coach'] as const
export const AND_WALLS = ['admin', 'coach', 'display'] as const

import type { Access, Endpoint, HandlerInput, ResponseOf } from '@repo/api-client/core/endpoint'
import type { Keyed } from '@repo/api-client/core/keyed'

import type { Once } from '../database/branch-database.ts'
import type { Context } from '../lib/context.ts'
import type { Language } from '../lib/language.ts'
import type { RequestOrigin } from './address-headers.ts'
import type { RepeatedAction } from './audit-trail.ts'
import type { Cookies } from './authentication/cookies.ts'
import type {
  CenterPrincipal,
  DaqPrincipal,
  DisplayPrincipal,
  ParticipantPrincipal,
  Principal,
  StaffPrincipal,
} from './authentication/principal.ts'
import type { StreamedAnswer } from './streamed-answer.ts'

interface PrincipalByKind {
  readonly public: null
  readonly center: CenterPrincipal
  readonly staff: StaffPrincipal
  readonly display: DisplayPrincipal
  readonly participant: ParticipantPrincipal
  readonly daq: DaqPrincipal
}

type PrincipalOf<A extends Access> = A extends { readonly display: true }
  ? StaffPrincipal | DisplayPrincipal
  : PrincipalByKind[A['kind']]

export interface Call {
  readonly context: Context
  readonly language: Language
  /** The caller's network for rate limits: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string
  readonly origin: RequestOrigin
  readonly cookies: Cookies
  readonly file: Buffer | null
}

type OnceOf<E extends Endpoint> = E extends Keyed ? { readonly once: Once<ResponseOf<E>> } : unknown

type AnswerOf<E extends Endpoint> = E extends Keyed ? ResponseOf<E> : ResponseOf<E> | StreamedAnswer

/** `once` is set for endpoints that accept idempotency keys. */
type AuthenticatedCall = Call & { readonly principal: Principal | null; readonly once?: Once<unknown> }

type Look = (input: Record<string, unknown>) => RepeatedAction | null
type ClassOf = (input: Record<string, unknown>, principal: Principal | null) => Promise<string | null> | string | null

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (input: Record<string, unknown>, call: AuthenticatedCall) => Promise<unknown>
  readonly look?: Look
  readonly classOf?: ClassOf
}

export type RoutesOf<Endpoints> = Readonly<Record<keyof Endpoints, Route>>

/** The handler runs on the server that owns the class `classOf` returns. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (
    input: HandlerInput<E>,
    call: Call & { readonly principal: PrincipalOf<E['access']> } & OnceOf<E>,
  ) => Promise<AnswerOf<E>>,
  classOf?: (input: HandlerInput<E>, principal: PrincipalOf<E['access']>) => Promise<string | null> | string | null,
): Route => ({
  endpoint,
  // safe: input is parsed and the caller authenticated by this endpoint before a handler runs
  handle: handle as unknown as Route['handle'],
  ...(classOf === undefined ? {} : { classOf: classOf as unknown as ClassOf }),
})

export const noted = <E extends Endpoint>(
  of: Route,
  look: (input: HandlerInput<E>) => RepeatedAction | null,
): Route => ({
  ...of,
  look: look as unknown as Look,
})

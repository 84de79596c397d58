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
  /** The caller's network, for limits: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string
  /** Where the caller reached this server. */
  readonly origin: RequestOrigin
  readonly cookies: Cookies
  /** The uploaded file of a multipart call; null when the form had none. */
  readonly file: Buffer | null
}

/** The handler of an endpoint that heeds keys does its work by this: the answer is kept where the call carries one. */
type OnceOf<E extends Endpoint> = E extends Keyed ? { readonly once: Once<ResponseOf<E>> } : unknown

type AnswerOf<E extends Endpoint> = E extends Keyed ? ResponseOf<E> : ResponseOf<E> | StreamedAnswer

/** A call whose caller was authenticated for the endpoint; `once` for an endpoint that accepts idempotency keys. */
type AuthenticatedCall = Call & { readonly principal: Principal | null; readonly once?: Once<unknown> }

type Look = (input: Record<string, unknown>) => RepeatedAction | null
type ClassOf = (input: Record<string, unknown>, principal: Principal | null) => Promise<string | null> | string | null

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (input: Record<string, unknown>, call: AuthenticatedCall) => Promise<unknown>
  /** What the audit records, at most once an hour, when staff read the answer. Null for nothing. */
  readonly look?: Look
  /** The class whose server must answer. Null where any server may. */
  readonly classOf?: ClassOf
}

/** One handler for each endpoint; the type fails when one is missing. */
export type RoutesOf<Endpoints> = Readonly<Record<keyof Endpoints, Route>>

/**
 * Ties a handler to its endpoint; input, caller and answer are typed by the contract. Where `classOf` names a class,
 * the handler runs on the server that has it.
 */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (
    input: HandlerInput<E>,
    call: Call & { readonly principal: PrincipalOf<E['access']> } & OnceOf<E>,
  ) => Promise<AnswerOf<E>>,
  classOf?: (input: HandlerInput<E>, principal: PrincipalOf<E['access']>) => Promise<string | null> | string | null,
): Route => ({
  endpoint,
  // erases the endpoint's types: input is parsed and the caller authenticated by this endpoint before a handler runs
  handle: handle as unknown as Route['handle'],
  ...(classOf === undefined ? {} : { classOf: classOf as unknown as ClassOf }),
})

/** Has the audit note who of the staff was answered. */
export const noted = <E extends Endpoint>(
  of: Route,
  look: (input: HandlerInput<E>) => RepeatedAction | null,
): Route => ({
  ...of,
  look: look as unknown as Look,
})

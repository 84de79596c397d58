import type { Feature, Permission } from '@repo/domain/people/permissions'
import { type infer as Infer, type input as Input, unknown, type ZodMiniType } from 'zod/mini'

import type { ErrorCode } from './error-code.ts'

export type Schema = ZodMiniType

/**
 * Who may call. `display` admits paired displays too, `operated` those with a coach signed in. `daq` admits devices of
 * a room, and displays for the room they hang in.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'center' }
  | {
      readonly kind: 'staff'
      readonly permission?: Permission
      readonly feature?: Feature
      readonly display?: boolean
      readonly operated?: boolean
    }
  | { readonly kind: 'display' }
  | { readonly kind: 'participant' }
  | { readonly kind: 'daq' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
  A extends Access = Access,
  U extends string | undefined = string | undefined,
> {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly access: A
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly upload: U
  /** Absent uses the limit of images. */
  readonly uploadLimit: { readonly bytes: number; readonly refusal: ErrorCode } | undefined
  readonly bodyBytes: number | undefined
  readonly download: boolean
  readonly response: R
  readonly status: 200 | 201 | 202
  readonly errors: Readonly<Partial<Record<number, readonly ErrorCode[]>>>
}

interface Definition<P, Q, B, R, A, U> {
  method: Method
  path: `/${string}`
  summary: string
  access: A
  params?: P
  query?: Q
  body?: B
  upload?: U
  uploadLimit?: Endpoint['uploadLimit']
  bodyBytes?: number
  download?: boolean
  response?: R
  status?: 200 | 201 | 202
  errors?: Endpoint['errors']
}

const UNSAID = { download: false, response: unknown(), status: 200, errors: {} }

/** Declares an endpoint for both the server and the client. */
export const endpoint = <
  R extends Schema,
  const A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  const U extends string | undefined = undefined,
>(
  definition: Definition<P, Q, B, R, A, U>,
): Endpoint<P, Q, B, R, A, U> => ({ ...UNSAID, ...definition }) as Endpoint<P, Q, B, R, A, U>

type Given<S, Name extends string, T> = S extends Schema ? Record<Name, T> : unknown

export type HandlerInput<E extends Endpoint> = Given<E['params'], 'params', Infer<NonNullable<E['params']>>> &
  Given<E['query'], 'query', Infer<NonNullable<E['query']>>> &
  Given<E['body'], 'body', Infer<NonNullable<E['body']>>>

/** What a caller passes: also the file and idempotency keys, if the endpoint has them. */
export type CallInput<E extends Endpoint> = HandlerInput<E> &
  (E['upload'] extends string ? { file: Blob } : unknown) &
  (E extends { readonly isKeyed: true } ? { keys?: ActionKeys } : unknown)

/** A response on the wire, before its codec decodes it. */
export type WireAnswerOf<E extends Endpoint> = Input<E['response']>

export type ResponseOf<E extends Endpoint> = Infer<E['response']>

/** The path with its parameters inserted and encoded. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

export type ActionKeys = <T>(said: unknown, call: (key: string) => Promise<T>) => Promise<T>

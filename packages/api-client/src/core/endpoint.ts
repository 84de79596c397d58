import type { Feature, Permission } from '@repo/domain/people/permissions'
import { type infer as Infer, type input as Input, unknown, type ZodMiniType } from 'zod/mini'

import type { ErrorCode } from './error-code.ts'

export type Schema = ZodMiniType

/**
 * Who may call: nobody known, a browser holding the center's publishable key, a signed-in member of staff
 * (with a permission, and a feature of the center), a paired wall, a member inside a class, or a device in a room.
 * `display` lets any paired wall in too, `operated` one on which a coach is signed in, as that coach.
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
  /** Path with `{name}` placeholders, exactly as on the wire. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: A
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Name of the single file field of a multipart body. */
  readonly upload: U
  /** The most bytes that file may have, and how more is refused; absent leaves it to the limit of images. */
  readonly uploadLimit: { readonly bytes: number; readonly refusal: ErrorCode } | undefined
  /** The most bytes a body may have; absent leaves it to the server's limit of all. */
  readonly bodyBytes: number | undefined
  /** The answer is a file, read by {@link Client.download}; the response schema then says nothing. */
  readonly download: boolean
  readonly response: R
  readonly status: 200 | 201 | 202
  /** Named refusals beyond those every endpoint shares, by HTTP status. */
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

/** What a definition need not say. */
const UNSAID = { download: false, response: unknown(), status: 200, errors: {} }

/**
 * Declares one endpoint of the contract; the server mounts it and the client calls it, so that a path
 * and a field exist once.
 */
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

/** What a handler receives: our side of each schema the endpoint has. */
export type HandlerInput<E extends Endpoint> = Given<E['params'], 'params', Infer<NonNullable<E['params']>>> &
  Given<E['query'], 'query', Infer<NonNullable<E['query']>>> &
  Given<E['body'], 'body', Infer<NonNullable<E['body']>>>

/** What a caller passes: the same, the file of an upload, and the idempotency keys for an endpoint that accepts one. */
export type CallInput<E extends Endpoint> = HandlerInput<E> &
  (E['upload'] extends string ? { file: Blob } : unknown) &
  (E extends { readonly isKeyed: true } ? { keys?: ActionKeys } : unknown)

/** An answer as it travels, before its codec has read it. */
export type WireAnswerOf<E extends Endpoint> = Input<E['response']>

export type ResponseOf<E extends Endpoint> = Infer<E['response']>

/** The path of a call, with its parameters in their places. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Makes a call under its key. `said` is everything that tells it from others. */
export type ActionKeys = <T>(said: unknown, call: (key: string) => Promise<T>) => Promise<T>

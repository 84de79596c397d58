import * as z from 'zod/mini'

import { isCodec } from '../core/codec.ts'
import type { Endpoint, HandlerInput, ResponseOf } from '../core/endpoint.ts'
import { WIRE_CODES, type ErrorCode } from '../core/error-code.ts'
import { ErrorBody } from '../core/schemas.ts'

interface RefusedDetail {
  readonly data?: object
  readonly retryAfterSeconds?: number
}

export class Refused {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string[]>>
  readonly detail: RefusedDetail

  constructor(
    status: number,
    code: ErrorCode,
    fields: Readonly<Record<string, string[]>> = {},
    detail: RefusedDetail = {},
  ) {
    this.status = status
    this.code = code
    this.fields = fields
    this.detail = detail
  }
}

interface FakeFile {
  readonly content: string
  readonly fileName: string
}

type Given<E extends Endpoint> = HandlerInput<E> & { readonly file?: Blob }
type Said<E extends Endpoint> = ResponseOf<E> | Refused

export interface Answer {
  readonly endpoint: Endpoint
  readonly respond: (input: never) => unknown
}

/** Defines an endpoint's response in our types. A pending promise keeps the caller waiting. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  respond: (input: Given<E>) => Said<E> | Promise<Said<E>>,
): Answer => ({ endpoint, respond })

const SHARED: Readonly<Partial<Record<number, readonly ErrorCode[]>>> = {
  400: ['malformed-body', 'malformed-header'],
  401: ['unauthenticated', 'key-missing', 'key-unknown'],
  403: ['forbidden'],
  404: ['not-found'],
  422: ['invalid-input'],
  429: ['rate-limited'],
  500: ['internal'],
  503: ['unavailable', 'storage-full'],
}

const refusalOf = (endpoint: Endpoint, { status, code, fields, detail }: Refused): Response => {
  const isNamed = SHARED[status]?.includes(code) === true || endpoint.errors[status]?.includes(code) === true
  if (!isNamed) throw new Error(`the contract has no refusal ${status} ${code} here`)
  const { data, retryAfterSeconds } = detail
  const body: ErrorBody = {
    code: WIRE_CODES[code] ?? code,
    message: code,
    errors: fields,
    ...(data === undefined ? {} : { data }),
  }
  const headers = new Headers(retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)]])
  return Response.json(body, { status, headers })
}

const fileOf = ({ content, fileName }: FakeFile): Response =>
  new Response(content, { headers: { 'content-disposition': `attachment; filename="${fileName}"` } })

/** Encodes a response. Throws if the contract doesn't allow it. */
export const writeAnswer = (endpoint: Endpoint, said: unknown): Response => {
  if (said instanceof Refused) return refusalOf(endpoint, said)
  if (endpoint.download) return fileOf(said as FakeFile)
  const { response, status } = endpoint
  return Response.json(isCodec(response) ? z.encode(response, said) : response.parse(said), { status })
}

/** A response that never arrives. */
export const silence = (): Promise<never> => new Promise(() => {})

export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** A connection that fails. */
export const offline = (): Promise<never> => Promise.reject(new ConnectionLost())

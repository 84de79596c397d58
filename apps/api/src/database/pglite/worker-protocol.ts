import type { Results } from '@electric-sql/pglite'

import type { Statement } from './pglite-session.ts'

export interface WorkerRequest {
  readonly id: number
  readonly asked: Statement | null
}

/** PostgreSQL's error fields, which structured cloning would drop. */
export type SerializedError = Readonly<Record<string, unknown>> & { readonly message: string }

/** Response ids; requests are numbered from 1. */
export const OPENED = 0
export const DISK_FAULT = -1

export type WorkerResponse = { readonly id: number } & (
  | { readonly results: Results | null; readonly fault?: undefined }
  | { readonly fault: SerializedError }
)

export const serializeError = (error: unknown): SerializedError => ({
  ...Object.fromEntries(Object.entries(error ?? {})),
  message: error instanceof Error ? error.message : String(error),
})

export const deserializeError = ({ message, ...said }: SerializedError): Error =>
  Object.assign(new Error(message), said)

import type { Results } from '@electric-sql/pglite'

import type { Statement } from './pglite-session.ts'

/** A statement for the thread of the database, or null to close it. */
export interface WorkerRequest {
  readonly id: number
  readonly asked: Statement | null
}

/** What PostgreSQL says of a failure: an error's own fields are lost on the way between threads. */
export type SerializedError = Readonly<Record<string, unknown>> & { readonly message: string }

/** The number of the answer that says that the database is open; calls are numbered from 1. */
export const OPENED = 0
/** The number of the answer that says that the disk failed and the thread ends. */
export const DISK_FAULT = -1

/** The answer to the call of this number, or one of the thread's own. */
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

import type { Results } from '@electric-sql/pglite'

import type { Asked } from './prepared-client.ts'

/** A statement for the thread of the database, or null to close it. */
export interface DatabaseCall {
  readonly id: number
  readonly asked: Asked | null
}

/** What PostgreSQL says of a failure: an error's own fields are lost on the way between threads. */
export type Fault = Readonly<Record<string, unknown>> & { readonly message: string }

/** The number of the answer that says that the database is open; calls are numbered from 1. */
export const OPENED = 0
/** The number of the answer that says that the disk failed and the thread ends. */
export const DISK_FAULT = -1

/** The answer to the call of this number, or one of the thread's own. */
export type ThreadAnswer = { readonly id: number } & (
  | { readonly results: Results | null; readonly fault?: undefined }
  | { readonly fault: Fault }
)

export const faultOf = (error: unknown): Fault => ({
  ...Object.fromEntries(Object.entries(error ?? {})),
  message: error instanceof Error ? error.message : String(error),
})

export const errorOf = ({ message, ...said }: Fault): Error => Object.assign(new Error(message), said)

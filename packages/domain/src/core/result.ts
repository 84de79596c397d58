/** The outcome of something that is expected to fail at times; the error is a code of a closed set, never prose. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** A success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

/** A failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

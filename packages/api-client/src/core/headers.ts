import type { Endpoint } from './endpoint.ts'

export interface SessionHeaders {
  readonly centerKey: string | null
  readonly language: 'en' | 'es'
  readonly staffToken?: string | null
  readonly branchUuid?: string | null
}

/** The headers staff calls carry: center key, language and, after login, session and branch. */
export const sessionHeaders = (session: SessionHeaders): Record<string, string> => ({
  'accept-language': session.language,
  ...(session.centerKey === null ? {} : { authorization: `Bearer ${session.centerKey}` }),
  ...(session.staffToken ? { 'token-admin': session.staffToken, 'token-level': 'admin' } : {}),
  ...(session.branchUuid ? { 'branch-uuid': session.branchUuid } : {}),
})

/** The header of a paired wall. */
export const displayHeaders = (language: 'en' | 'es', token: string): Record<string, string> => ({
  'accept-language': language,
  'token-display': token,
})

export interface WallHeaders {
  readonly centerKey: string | null
  readonly language: 'en' | 'es'
  /** Null on a screen that is nobody's wall yet. */
  readonly displayToken: string | null
}

/**
 * The headers of a wall's call. What is asked of the center is asked with its key, also by a screen that has become a
 * wall a moment ago: a code that is still being polled would be refused otherwise.
 */
export const wallHeaders = ({ access }: Pick<Endpoint, 'access'>, wall: WallHeaders): Record<string, string> =>
  wall.displayToken === null || access.kind === 'center'
    ? sessionHeaders(wall)
    : displayHeaders(wall.language, wall.displayToken)

/** The header of a member inside a class. */
export const participantHeaders = (language: 'en' | 'es', token: string): Record<string, string> => ({
  'accept-language': language,
  'token-participant': token,
})

/** The header of a device in a room. */
export const daqHeaders = (language: 'en' | 'es', key: string): Record<string, string> => ({
  'accept-language': language,
  'token-daq': key,
})

/** The header of a call's key: a string of visible characters, in quotes. */
export const KEY_HEADER = 'idempotency-key'

/** Stands in an answer that was given before. */
export const REPLAYED_HEADER = 'idempotent-replayed'

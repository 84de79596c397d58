import type { Endpoint } from './endpoint.ts'

export interface SessionHeaders {
  readonly centerKey: string | null
  readonly language: 'en' | 'es'
  readonly staffToken?: string | null
  readonly branchUuid?: string | null
}

/** Headers of staff calls. */
export const sessionHeaders = (session: SessionHeaders): Record<string, string> => ({
  'accept-language': session.language,
  ...(session.centerKey === null ? {} : { authorization: `Bearer ${session.centerKey}` }),
  ...(session.staffToken ? { 'token-admin': session.staffToken, 'token-level': 'admin' } : {}),
  ...(session.branchUuid ? { 'branch-uuid': session.branchUuid } : {}),
})

/** Headers of a paired display. */
export const displayHeaders = (language: 'en' | 'es', token: string): Record<string, string> => ({
  'accept-language': language,
  'token-display': token,
})

export interface WallHeaders {
  readonly centerKey: string | null
  readonly language: 'en' | 'es'
  readonly displayToken: string | null
}

/** Headers of a display's call. Center endpoints use its key even after pairing, for a poll that still runs. */
export const wallHeaders = ({ access }: Pick<Endpoint, 'access'>, wall: WallHeaders): Record<string, string> =>
  wall.displayToken === null || access.kind === 'center'
    ? sessionHeaders(wall)
    : displayHeaders(wall.language, wall.displayToken)

/** Headers of a participant's phone. */
export const participantHeaders = (language: 'en' | 'es', token: string): Record<string, string> => ({
  'accept-language': language,
  'token-participant': token,
})

/** Headers of a room's device. */
export const daqHeaders = (language: 'en' | 'es', key: string): Record<string, string> => ({
  'accept-language': language,
  'token-daq': key,
})

export const KEY_HEADER = 'idempotency-key'

export const REPLAYED_HEADER = 'idempotent-replayed'

import type { Endpoint } from './endpoint.ts'

/** Callers whose responses are private. */
type KeyedAccess = { readonly kind: 'staff' } | { readonly kind: 'center' }

/**
 * Repeating a call with the same key has no second effect and gets the same response (IETF draft `Idempotency-Key`).
 */
export interface Keyed {
  readonly isKeyed: true
}

/** Declares that an endpoint accepts idempotency keys. */
export const keyed = <E extends Endpoint & { readonly access: KeyedAccess }>(endpoint: E): E & Keyed => ({
  ...endpoint,
  isKeyed: true,
})

/** Whether an endpoint accepts idempotency keys. */
export const isKeyed = (endpoint: Endpoint): endpoint is Endpoint & Keyed & { readonly access: KeyedAccess } =>
  'isKeyed' in endpoint

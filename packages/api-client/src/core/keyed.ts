import type { Endpoint } from './endpoint.ts'

/** Who may send a key: callers whose answers are nobody else's. */
type KeyedAccess = { readonly kind: 'staff' } | { readonly kind: 'center' }

/**
 * An endpoint whose calls may carry a key (the IETF draft `Idempotency-Key`): sent again under the same key, a call has no
 * second effect and gets the answer it had.
 */
export interface Keyed {
  readonly isKeyed: true
}

/** Declares that an endpoint heeds keys. */
export const keyed = <E extends Endpoint & { readonly access: KeyedAccess }>(endpoint: E): E & Keyed => ({
  ...endpoint,
  isKeyed: true,
})

/** Whether an endpoint heeds keys. */
export const isKeyed = (endpoint: Endpoint): endpoint is Endpoint & Keyed & { readonly access: KeyedAccess } =>
  'isKeyed' in endpoint

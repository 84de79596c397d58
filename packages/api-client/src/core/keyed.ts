import type { Endpoint } from './endpoint.ts'

type KeyedAccess = { readonly kind: 'staff' } | { readonly kind: 'center' }

/** A repeated call has no second effect and returns the first response (IETF draft `Idempotency-Key`). */
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

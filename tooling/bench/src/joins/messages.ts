/** Of those added for this bench. */
export const FIRST_CODE = 200_000

export interface Filled {
  readonly kind: 'filled'
}

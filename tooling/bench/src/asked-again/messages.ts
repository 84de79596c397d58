/** Headers of an answer without a body, for a bare server to send as they are. */
export interface Order {
  readonly kind: 'serve'
  readonly headers: Readonly<Record<string, string>>
}

export interface Ready {
  readonly kind: 'ready'
  readonly port: number
}

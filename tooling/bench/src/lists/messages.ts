/** What the least server of a list asks, and answers with. */
export interface BareOrder {
  readonly kind: 'serve'
  readonly branch: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: number
}

export interface Listening {
  readonly kind: 'listening'
  readonly port: number
}

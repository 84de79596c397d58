/** What the least server of a list asks, and answers with. */
export interface BareOrder {
  readonly kind: 'serve'
  readonly branch: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** The answer of the product. */
  readonly body: string
  /** Makes it anew of rows for each call, by the contract of the staff's list, and does not send so many bytes. */
  readonly isWritten: boolean
}

export interface Listening {
  readonly kind: 'listening'
  readonly port: number
}

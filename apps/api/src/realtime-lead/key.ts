/** A key of the Ably protocol: `app.id:secret`. */
export interface RealtimeKey {
  readonly name: string
  readonly secret: string
}

/** The name our embedded endpoint's own key has. */
export const EMBEDDED_KEY_NAME = 'latido.embedded'

/** Splits key text; null when it has no secret. */
export const parseKey = (text: string): RealtimeKey | null => {
  const colon = text.indexOf(':')
  return colon <= 0 || colon === text.length - 1 ? null : { name: text.slice(0, colon), secret: text.slice(colon + 1) }
}

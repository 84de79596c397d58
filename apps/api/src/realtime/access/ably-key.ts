import { createHash, timingSafeEqual } from 'node:crypto'

export interface AblyKey {
  /** `app.key`, which is public. */
  readonly name: string
  readonly secret: string
}

/** Null unless the text is `app.key:secret`. */
export const parseAblyKey = (text: string): AblyKey | null => {
  const colon = text.indexOf(':')
  if (colon < 1 || colon === text.length - 1) return null
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Constant time, so that timing reveals neither content nor length. */
const isSameSecret = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right))

export const isSameKey = (left: AblyKey, right: AblyKey): boolean =>
  left.name === right.name && isSameSecret(left.secret, right.secret)

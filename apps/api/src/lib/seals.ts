import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Closes secrets for storage, and opens them again where they belong. */
export interface Seals {
  /** Seals a text for one owner: elsewhere it does not open. */
  readonly seal: (text: string, owner: string) => string
  /** The text; null when it was sealed under another key or for somebody else, or was changed since. */
  readonly open: (sealed: string, owner: string) => string | null
}

const VERSION = 'v1'
const NONCE_BYTES = 12

/** AES-256-GCM with a nonce of its own each time; the owner is authenticated with the text. */
export const createSeals = (key: Buffer): Seals => ({
  seal: (text, owner) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [VERSION, ...[nonce, cipher.getAuthTag(), closed].map((part) => part.toString('base64url'))].join('.')
  },
  open: (sealed, owner) => {
    const [version, ...parts] = sealed.split('.')
    const [nonce, tag, closed] = parts.map((part) => Buffer.from(part, 'base64url'))
    if (version !== VERSION || nonce === undefined || tag === undefined || closed === undefined) return null
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  },
})

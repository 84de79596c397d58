import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Encryption {
  readonly encrypt: (text: string, owner: string) => string
  /** Null for another key or owner, or if the text was changed. */
  readonly decrypt: (encrypted: string, owner: string) => string | null
}

const VERSION = 'v1'
const NONCE_BYTES = 12

/** AES-256-GCM with a random nonce; the owner is authenticated data. */
export const createEncryption = (key: Buffer): Encryption => ({
  encrypt: (text, owner) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [VERSION, ...[nonce, cipher.getAuthTag(), closed].map((part) => part.toString('base64url'))].join('.')
  },
  decrypt: (encrypted, owner) => {
    const [version, ...parts] = encrypted.split('.')
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

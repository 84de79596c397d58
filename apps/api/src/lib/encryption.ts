import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Encryption {
  readonly encrypt: (text: string, owner: string) => string
  /** Null for another key or owner, or if the text was changed. */
  readonly decrypt: (encrypted: string, owner: string) => string | null
}

const VERSION = 'v1'
const NONCE_BYTES = 12

const TAG_BYTES = 16

/** Of files; texts use {@link createEncryption}. */
export const encryptBytes = (key: Buffer, bytes: Uint8Array, owner: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const closed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...closed])
}

/** Throws for another key or owner, or if the bytes were changed. */
export const decryptBytes = (key: Buffer, encrypted: Buffer, owner: string): Buffer => {
  const start = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(NONCE_BYTES, start))
  return Buffer.concat([decipher.update(encrypted.subarray(start)), decipher.final()])
}

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
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  },
})

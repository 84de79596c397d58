import { createHash, randomBytes, randomInt } from 'node:crypto'

/** An unguessable token: 256 bits, safe in headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A code of decimal digits that a person types. */
export const newDigits = (length: number): string => Array.from({ length }, () => String(randomInt(10))).join('')

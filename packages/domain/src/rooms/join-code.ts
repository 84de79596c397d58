import { classLetterLimits } from '../core/limits.ts'

/** Letters and digits that nobody takes for another, and that make no words. */
const LETTERS = 'CDFGHJKMNPQRTVWXY34679'
const LENGTH = 5

const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** The short code of a room as somebody typed it, in the spelling that is stored; null for what can be none. */
export const joinCodeOf = (typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  return CODE.test(code) ? code : null
}

/** Letters of a class's letters: no vowels, so they spell no words, and none that look alike. */
export const CLASS_LETTERS = 'CDFGHJKMNPQRTVWXY'
const FOUR_LETTERS = new RegExp(`^[${CLASS_LETTERS}]{${classLetterLimits.letters}}$`)

/** Normalizes a class's letters as typed: capitals without spaces or dashes. Returns null if they can't be any class's. */
export const classLettersOf = (typed: string): string | null => {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return FOUR_LETTERS.test(letters) ? letters : null
}

/** The last part of a join address, read: a room's short code, and the letters of its class where the address has them. */
export interface JoinPath {
  readonly code: string
  readonly letters: string | null
}

/** Reads what follows `/join/`: `K7M4X` or `K7M4X-CDFG`, in any case. Returns null if it has no short code. */
export const joinPathOf = (typed: string): JoinPath | null => {
  const [first = '', ...rest] = typed.split('-')
  const code = joinCodeOf(first)
  return code === null || rest.length > 1 ? null : { code, letters: classLettersOf(rest.join('')) }
}

/**
 * Where members join a room's class. With its short code it is written in capitals, which a QR code holds in fewer and
 * so larger modules; scheme and host do not mind, and the server knows the path. The letters of the class that the room
 * holds come after the code, so a phone that scans is never asked for them.
 */
export const joinAddress = (
  publicUrl: string,
  room: { readonly uuid: string; readonly joinCode: string | null },
  classLetters: string | null = null,
): string => {
  if (room.joinCode === null) return `${publicUrl}/join/${room.uuid}`
  const letters = classLetters === null ? '' : `-${classLetters}`
  return `${publicUrl}/join/${room.joinCode}${letters}`.toUpperCase()
}

/** The same as somebody would read and type it: without scheme, the host small, the code in capitals. */
export const spokenAddress = (address: string): string => {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)\/join\/(.+)$/i.exec(address) ?? []
  return `${host.toLowerCase()}/join/${path}`
}

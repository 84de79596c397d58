import { classLetterLimits } from '../classes/class-limits.ts'

/** No letters that look alike, and no vowels, so codes spell no words. */
const LETTERS = 'CDFGHJKMNPQRTVWXY34679'
const LENGTH = 5

const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** Normalizes a room's short code. Null if malformed. */
export const joinCodeOf = (typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  return CODE.test(code) ? code : null
}

/** No vowels, so they spell no words, and no letters that look alike. */
export const CLASS_LETTERS = 'CDFGHJKMNPQRTVWXY'
const FOUR_LETTERS = new RegExp(`^[${CLASS_LETTERS}]{${classLetterLimits.letters}}$`)

/** Normalizes class letters: capitals without spaces or dashes. Null if malformed. */
export const classLettersOf = (typed: string): string | null => {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return FOUR_LETTERS.test(letters) ? letters : null
}

export interface JoinPath {
  readonly code: string
  readonly letters: string | null
}

/** Parses the rest of `/join/`: `K7M4X` or `K7M4X-CDFG`, in any case. Null without a short code. */
export const joinPathOf = (typed: string): JoinPath | null => {
  const [first = '', ...rest] = typed.split('-')
  const code = joinCodeOf(first)
  return code === null || rest.length > 1 ? null : { code, letters: classLettersOf(rest.join('')) }
}

/** The join URL, in capitals with a short code, because a QR code encodes those in fewer modules. */
export const joinAddress = (
  publicUrl: string,
  room: { readonly uuid: string; readonly joinCode: string | null },
  classLetters: string | null = null,
): string => {
  if (room.joinCode === null) return `${publicUrl}/join/${room.uuid}`
  const letters = classLetters === null ? '' : `-${classLetters}`
  return `${publicUrl}/join/${room.joinCode}${letters}`.toUpperCase()
}

/** A join URL for reading aloud: without scheme, host in lower case, code in capitals. */
export const spokenAddress = (address: string): string => {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)\/join\/(.+)$/i.exec(address) ?? []
  return `${host.toLowerCase()}/join/${path}`
}

import type { Seconds } from '../core/units.ts'

export const PAIRING_CODE_DIGITS = 6
/** How long a code can be entered. */
export const PAIRING_CODE_SECONDS: Seconds = 600

/** A typed code without spaces, or null when it is not six digits. */
export const parsePairingCode = (text: string): string | null => {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** A code in two groups, easier to read across a room. */
export const formatPairingCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

import type { Seconds } from '../core/units.ts'

export const PAIRING_CODE_DIGITS = 6
export const PAIRING_CODE_SECONDS: Seconds = 600

export const parsePairingCode = (text: string): string | null => {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Formats a code in two groups of three digits. */
export const formatPairingCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

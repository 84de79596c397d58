import { isAntAddress } from './strap-address.ts'

/** What a phone may show of a strap that isn't its member's. */
export interface ShownStrap {
  readonly radio: 'ant' | 'ble'
  /** Sent by the strap, without its serial number. */
  readonly name: string | null
  /** The last characters of the printed number, never more than half of it. */
  readonly ending: string
}

interface ReceivedStrap {
  readonly address: string
  readonly name: string | null
}

const SHOWN_CHARACTERS = 4
const PREFIX_LENGTH = 'ant:'.length
const SERIAL_AT_END = /[\s:_-]*\b(?=[0-9a-f]*\d)[0-9a-f]{4,}$/i
/** Long enough to be an address. */
const NUMBERS = /[0-9a-f]*\d[0-9a-f]{4,}/gi

const endingOf = (text: string): string =>
  text.slice(text.length - Math.min(SHOWN_CHARACTERS, Math.floor(text.length / 2)))

const plainText = (text: string): string => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

const serialOf = (name: string | null): string | null => {
  const found = name === null ? null : SERIAL_AT_END.exec(name)
  return found === null ? null : plainText(found[0])
}

/** The number printed on a strap: its serial number if it sends one, else its address. */
const printedNumber = ({ address, name }: ReceivedStrap): string =>
  (isAntAddress(address) ? null : serialOf(name)) ?? address.slice(PREFIX_LENGTH)

/** Hides the address, which would let any phone imitate the strap or follow its wearer. */
export const shownStrap = (strap: ReceivedStrap): ShownStrap => {
  const name = (strap.name ?? '').replace(SERIAL_AT_END, '').replaceAll(NUMBERS, '').trim()
  return {
    radio: isAntAddress(strap.address) ? 'ant' : 'ble',
    name: name === '' ? null : name,
    ending: endingOf(printedNumber(strap)),
  }
}

/** Characters to type of the printed number. */
export const PRINTED_DIGITS = { min: 3, max: 12 } as const

/** Whether a typed part of the printed number fits a strap. Too short a part fits none. */
export const fitsPrintedNumber = (strap: ReceivedStrap, typed: string): boolean => {
  const plain = plainText(typed)
  return plain.length >= PRINTED_DIGITS.min && printedNumber(strap).includes(plain)
}

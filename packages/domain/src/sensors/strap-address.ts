import * as v from 'valibot'

import { encodeFault } from '../core/form.ts'
import { formatMac, isMac, plainMac } from './mac-address.ts'

/** Numbers of ANT+ straps have up to 20 bits. */
const MOST = 2 ** 20 - 1
const DIGITS = /^\d{1,7}$/

/** Whether a text is the number of an ANT+ strap, as printed on it. */
export const isAntNumber = (text: string): boolean => DIGITS.test(text) && Number(text) >= 1 && Number(text) <= MOST

const BLE = 'ble:'
const ANT = 'ant:'

/** The address of a Bluetooth strap, written in any way. */
export const bleAddress = (mac: string): string => BLE + plainMac(mac)

/** The address of an ANT+ strap, without leading zeros. */
export const antAddress = (number: string): string => ANT + String(Number(number))

/** Reads `ant:730926` or `ble:A09E1A8C4AA3`, with separators or without. Null if invalid. */
export const parseStrapAddress = (text: string): string | null => {
  const rest = text.slice(BLE.length)
  if (text.startsWith(ANT)) return isAntNumber(rest) ? antAddress(rest) : null
  return text.startsWith(BLE) && isMac(rest) ? bleAddress(rest) : null
}

export const isAntAddress = (address: string): boolean => address.startsWith(ANT)

/** The first address of each radio, as the fields of a sensor's form. */
export const addressFields = (addresses: readonly string[]): { readonly mac: string; readonly ant: string | null } => {
  const ble = addresses.find((address) => address.startsWith(BLE))
  const ant = addresses.find(isAntAddress)
  return {
    mac: ble === undefined ? '' : formatMac(ble.slice(BLE.length)),
    ant: ant === undefined ? null : ant.slice(ANT.length),
  }
}

/** As people read it: `A0:9E:1A:8C:4A:A3`, or `ANT 730926`. */
export const formatStrapAddress = (address: string): string => {
  const rest = address.slice(BLE.length)
  return isAntAddress(address) ? `ANT ${rest}` : formatMac(rest)
}

/** The address in a list: by Bluetooth, else by ANT+. */
export const shownAddress = ({ mac, ant }: { readonly mac: string; readonly ant: string | null }): string =>
  mac === '' && ant !== null ? formatStrapAddress(antAddress(ant)) : mac

/** Schema of an optional ANT number. Empty becomes null. */
export const antText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isAntNumber(text), encodeFault({ code: 'out-of-range', min: 1, max: MOST })),
  v.transform((text) => (text === '' ? null : String(Number(text)))),
)

import * as v from 'valibot'

import { told } from '../core/form.ts'

/** A MAC address without its separators, in capitals: `a1-b2…` and `A1:B2…` name the same strap. */
export const plainMac = (mac: string): string => mac.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

const PLAIN = /^[0-9A-F]{12}$/
const TYPED = /^[0-9A-Fa-f](?:[0-9A-Fa-f]|[\s:.-](?=[0-9A-Fa-f])){10,31}$/

/** Whether a text is a MAC address: twelve hexadecimal digits with the usual separators between them, or none. */
export const isMac = (text: string): boolean => TYPED.test(text) && PLAIN.test(plainMac(text))

/** A MAC address as it is written: pairs of capitals with colons between them. */
export const formatMac = (mac: string): string => (plainMac(mac).match(/../g) ?? []).join(':')

/** The MAC address a form asks for, in any usual spelling; it reads as it is written. */
export const macText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(told({ code: 'required' })),
  v.check(isMac, told({ code: 'not-a-mac' })),
  v.transform(formatMac),
)

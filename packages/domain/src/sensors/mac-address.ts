import * as v from 'valibot'

import { encodeFault } from '../core/form.ts'

/** A MAC address in capitals without separators. */
export const plainMac = (mac: string): string => mac.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

const PLAIN = /^[0-9A-F]{12}$/
const TYPED = /^[0-9A-Fa-f](?:[0-9A-Fa-f]|[\s:.-](?=[0-9A-Fa-f])){10,31}$/

/** Whether a text is a MAC address, with or without separators. */
export const isMac = (text: string): boolean => TYPED.test(text) && PLAIN.test(plainMac(text))

/** A MAC address as capital pairs with colons. */
export const formatMac = (mac: string): string => (plainMac(mac).match(/../g) ?? []).join(':')

/** Schema of an optional MAC address. */
export const macText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isMac(text), encodeFault({ code: 'not-a-mac' })),
  v.transform(formatMac),
)

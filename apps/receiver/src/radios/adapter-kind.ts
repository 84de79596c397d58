import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { UART_SLOTS, USB_SLOTS } from '../links/adapter-slots.ts'

/** How many connections an adapter is assumed to hold, by the bus that it is on. */
export const slotsOf = (adapter: string, systemFolder = '/sys/class/bluetooth'): number => {
  try {
    return realpathSync(join(systemFolder, adapter)).includes('/usb') ? USB_SLOTS : UART_SLOTS
  } catch {
    return USB_SLOTS
  }
}

import { fakeSerial } from '@repo/straps/fake/fake-serial'
import { fakeStick } from '@repo/straps/fake/fake-stick'

import { STICK_CHANNEL, type StickCommand, type StickOptions } from './stick-commands.ts'

/** Precedes the script of the display's worker, whose `navigator.serial` it replaces. */
const { fakeStickOptions } = globalThis as unknown as { readonly fakeStickOptions: StickOptions }

const stick = fakeStick(fakeStickOptions)
const device = fakeSerial(stick, () => performance.now())
void device.serial.requestPort()
Object.defineProperty(navigator, 'serial', { value: device.serial, configurable: true })

const channel = new BroadcastChannel(STICK_CHANNEL)
const answer = (): void => {
  const sent = stick.sent().map((one) => ({ ...one, at: performance.timeOrigin + one.at }))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ type: 'sent', sent })
}
channel.addEventListener('message', ({ data }: MessageEvent<StickCommand>) => {
  switch (data.type) {
    case 'unplug':
      return device.unplug()
    case 'plug':
      return device.plug()
    case 'list-sent':
      return answer()
    case 'sent':
      return undefined
    default:
      return data satisfies never
  }
})

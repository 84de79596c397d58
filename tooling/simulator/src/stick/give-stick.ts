import { join } from 'node:path'

import type { SentBroadcast } from '@repo/straps/fake/fake-stick'
import type { Page } from 'playwright'
import { build, type Rolldown } from 'vite'

import { STICK_CHANNEL, type StickCommand, type StickOptions } from './stick-commands.ts'

const GRANTED = 'fake-stick-granted'

const bundled = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'fake-stick-in-worker.ts'), formats: ['iife'], name: 'fakeStick' },
    },
  })) as Rolldown.RolldownOutput[]
  const [output] = built.flatMap((each) => each.output)
  if (output?.type !== 'chunk') throw new Error('the simulated stick was not built')
  return output.code
}

/** Runs in the page: the chooser grants the one stick there is. */
const installChooser = (granted: string): void => {
  const port = { getInfo: () => ({ usbVendorId: 0x0fcf }) }
  const serial = Object.assign(new EventTarget(), {
    getPorts: () => Promise.resolve(localStorage.getItem(granted) === null ? [] : [port]),
    requestPort: () => {
      localStorage.setItem(granted, 'yes')
      return Promise.resolve(port)
    },
  })
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true })
}

export interface GivenStick {
  readonly send: (command: StickCommand) => Promise<void>
  /** Broadcasts since the page was loaded, by Unix time. */
  readonly sent: () => Promise<readonly SentBroadcast[]>
}

/** Plugs a simulated stick into the page's computer. Call before the page opens. Init scripts don't run in workers. */
export const giveStick = async (page: Page, options: StickOptions): Promise<GivenStick> => {
  const script = `globalThis.fakeStickOptions = ${JSON.stringify(options)};\n${await bundled()}\n`
  await page.addInitScript(installChooser, GRANTED)
  await page.route('**/assets/stick.worker-*.js', async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    await route.fulfill({ status: response.status(), headers, body: script + (await response.text()) })
  })
  return {
    send: (command) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      page.evaluate(([name, message]) => new BroadcastChannel(name).postMessage(message), [
        STICK_CHANNEL,
        command,
      ] as const),
    sent: () =>
      page.evaluate(
        (name) =>
          new Promise<readonly SentBroadcast[]>((resolve) => {
            const channel = new BroadcastChannel(name)
            channel.addEventListener('message', ({ data }: MessageEvent<StickCommand>) => {
              if (data.type === 'sent') resolve(data.sent)
            })
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
            channel.postMessage({ type: 'list-sent' })
          }),
        STICK_CHANNEL,
      ),
  }
}

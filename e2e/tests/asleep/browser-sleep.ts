import { setTimeout as until } from 'node:timers/promises'

import type { Browser } from '@playwright/test'

export interface BrowserSleep {
  readonly freezeTabs: () => Promise<void>
  readonly sleep: () => Promise<void>
  readonly haveSlept: (milliseconds: number) => Promise<void>
  readonly wake: () => void
}

/** Sends SIGSTOP and SIGCONT to the browser's processes. */
export const browserSleep = async (browser: Browser): Promise<BrowserSleep> => {
  const devtools = await browser.newBrowserCDPSession()
  let stopped: readonly number[] = []
  let stoppedAt = 0
  const stop = async (types: readonly string[]) => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    stopped = types.flatMap((wanted) => processInfo.filter(({ type }) => type === wanted)).map(({ id }) => id)
    for (const id of stopped) process.kill(id, 'SIGSTOP')
    stoppedAt = performance.now()
  }
  return {
    freezeTabs: () => stop(['renderer']),
    sleep: () => stop(['renderer', 'utility', 'browser']),
    haveSlept: async (milliseconds) => {
      await until(Math.max(0, stoppedAt + milliseconds - performance.now()))
    },
    wake: () => {
      // tabs last, so that their events are waiting
      for (const id of stopped.toReversed()) process.kill(id, 'SIGCONT')
      stopped = []
    },
  }
}

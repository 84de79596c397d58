import { setTimeout as until } from 'node:timers/promises'

import type { Browser } from '@playwright/test'

export interface BrowserSleep {
  /** Nothing of its tabs runs; what comes for them waits in the browser. */
  readonly freezeTabs: () => Promise<void>
  /** Nothing of the browser runs, as on a machine that sleeps. */
  readonly sleep: () => Promise<void>
  /** Waits until what was stopped last has slept for so long. */
  readonly haveSlept: (milliseconds: number) => Promise<void>
  readonly wake: () => void
}

/** A browser of this machine that can be stopped in the middle of what it does. */
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
      // the tabs last: what has come for them is there
      for (const id of stopped.toReversed()) process.kill(id, 'SIGCONT')
      stopped = []
    },
  }
}

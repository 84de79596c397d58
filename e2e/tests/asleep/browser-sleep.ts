import type { Browser } from '@playwright/test'

export interface BrowserSleep {
  /** Nothing of its tabs runs; what comes for them waits in the browser. */
  readonly freezeTabs: () => Promise<void>
  /** Nothing of the browser runs, as on a machine that sleeps. */
  readonly sleep: () => Promise<void>
  readonly wake: () => void
}

/** A browser of this machine that can be stopped in the middle of what it does. */
export const browserSleep = async (browser: Browser): Promise<BrowserSleep> => {
  const devtools = await browser.newBrowserCDPSession()
  let stopped: readonly number[] = []
  const stop = async (types: readonly string[]) => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    stopped = types.flatMap((wanted) => processInfo.filter(({ type }) => type === wanted)).map(({ id }) => id)
    for (const id of stopped) process.kill(id, 'SIGSTOP')
  }
  return {
    freezeTabs: () => stop(['renderer']),
    sleep: () => stop(['renderer', 'utility', 'browser']),
    wake: () => {
      // the tabs last: what has come for them is there
      for (const id of stopped.toReversed()) process.kill(id, 'SIGCONT')
      stopped = []
    },
  }
}

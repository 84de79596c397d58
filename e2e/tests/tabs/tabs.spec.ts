import type { Page } from '@playwright/test'
import { bySize, searchSeeds } from '@repo/test-size'
import * as fc from 'fast-check'

import { test } from '../fixtures.ts'
import { openBrowserTabs, STAFF } from './browser-tabs.ts'
import { tabCommands, type TabsModel } from './tab-commands.ts'

const SECONDS = bySize({ small: 80, full: 80, night: 600 })
const RUNS = bySize({ small: 2, full: 2, night: 1000 })
const [, SEED] = searchSeeds

test.use({ locale: 'en-US' })

test('whatever happens to its tabs, a browser is at the login only when its session has ended', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout((SECONDS + 60) * 1000)
  test.info().annotations.push({ type: 'seed', description: String(SEED) })
  process.stdout.write(`tabs: TEST_SEED=${SEED}\n`)
  const url = baseURL ?? ''
  const run = fc.asyncProperty(
    tabCommands(16),
    fc.constantFrom(...STAFF),
    fc.boolean(),
    async (commands, email, remember) => {
      const context = await browser.newContext({ baseURL: url, locale: 'en-US' })
      const faults: string[] = []
      const watch = (page: Page) => void page.on('pageerror', (error) => faults.push(error.message))
      const tabs = await openBrowserTabs(context, url, watch)
      try {
        await tabs.open()
        await tabs.open()
        await tabs.signIn(0, email, remember)
        const model = (): TabsModel => ({
          who: email,
          isRemembered: remember,
          isOver: false,
          elsewhere: new Set(),
          tabs: [{ isCutOff: false }, { isCutOff: false }],
        })
        await fc.asyncModelRun(() => ({ model: model(), real: tabs }), commands)
        if (faults.length > 0) throw new Error(`a page broke: ${faults.join('; ')}`)
      } finally {
        await tabs.end()
        await context.close()
      }
    },
  )
  await fc.assert(run, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: true })
})

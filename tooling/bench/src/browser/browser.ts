/** Compares login with react-admin's starter on a slow machine and network, and measures lists and interactions. */
import { join } from 'node:path'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import type { Bench } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { measureFirstRow, signedIn } from './first-row.ts'
import { compareLogins } from './logins.ts'
import { serveFolder } from './serve-folder.ts'
import { buildStarter } from './starter.ts'
import { measureTouches } from './touches.ts'

const FILLED = ['2000', '200', '12000'] as const

export const benchBrowser: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await fill('lists/fill-center.ts', [join(dataDirectory, 'postgres'), ...FILLED])
    const built = await buildStarter()
    const starter = built === null ? null : await serveFolder(built)
    if (starter === null) process.stdout.write("skipped the login: react-admin's packages cannot be had here\n")
    const server = await startBuiltServer({ dataDirectory })
    // the session's storage key and the demo's host
    const origin = `http://localhost:${new URL(server.origin).port}`
    try {
      return await withBrowser(async (browser) => [
        ...(starter === null ? [] : await compareLogins(browser, `${origin}/login`, `${starter.origin}/#/login`)),
        ...(await measureFirstRow(browser, origin)),
        ...(await measureTouches(browser, origin, await signedIn(browser, origin))),
      ])
    } finally {
      starter?.close()
      await server.stop()
    }
  })

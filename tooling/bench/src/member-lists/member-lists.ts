/** A branch of a hundred thousand members: pages deep in its list, searches, and the whole of it as a file. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { STALL_PROBE } from '../measure/server-load.ts'
import { createAsking } from './asking.ts'
import { measureExports } from './exports.ts'
import { MEMBERS } from './messages.ts'
import { measurePages } from './pages.ts'
import { measureSearches } from './searches.ts'

export const benchMemberLists: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const copy = join(folder, 'copy')
    await fillDataDirectory(data)
    await fill('member-lists/fill-members.ts', [join(data, 'postgres'), String(MEMBERS)])
    cpSync(join(data, 'postgres'), copy, { recursive: true })
    const server = await startBuiltServer({ dataDirectory: data, preload: [STALL_PROBE] })
    const staff = await signIn(server.origin)
    const asking = createAsking(server.origin, staff.headers)
    try {
      const pages = await measurePages(asking)
      const search = await measureSearches(asking, copy)
      const exports = await measureExports(server, staff.headers)
      return [...pages, search, ...exports]
    } finally {
      asking.close()
      await server.stop()
    }
  })

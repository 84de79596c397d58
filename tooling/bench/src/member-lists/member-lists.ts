/** A branch of a hundred thousand members: pages deep in its list, searches, and the whole of it as a file. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench } from '../measure/figure.ts'
import { STALL_PROBE } from '../measure/server-load.ts'
import { createAsking } from './asking.ts'
import { measureExports } from './exports.ts'
import { MEMBERS, type Filled } from './messages.ts'
import { measurePages } from './pages.ts'
import { measureSearches } from './searches.ts'

const fillMembers = async (database: string): Promise<void> => {
  const child = startProcess(join(import.meta.dirname, 'fill-members.ts'), { args: [database, String(MEMBERS)] })
  await nextReport<Filled>(child, 'filled')
  await stopProcess(child)
}

export const benchMemberLists: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const copy = join(folder, 'copy')
    await fillDataDirectory(data)
    await fillMembers(join(data, 'postgres'))
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

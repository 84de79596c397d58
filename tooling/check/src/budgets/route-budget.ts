import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CommandResult } from '../run-command.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Browsers fetch six at a time, so each further six cost a round trip. */
const MOST_FILES = 32

const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

const filesOf = (manifest: Manifest, route: string, page: string): readonly string[] => {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const { file = '', css = [], imports = [] } = manifest[key] ?? {}
    for (const one of [file, ...css]) if (!page.includes(one)) files.add(one)
    for (const next of imports) visit(next)
  }
  visit(route)
  return [...files]
}

/** Counts files per screen after the first load. */
export const checkRoutes = (root: string): CommandResult => {
  const dist = join(root, 'apps/panel/dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const rows = Object.keys(manifest).flatMap((key) => {
    const [, name] = ROUTE.exec(key) ?? []
    return name === undefined ? [] : [{ name, count: filesOf(manifest, key, page).length }]
  })
  const most = Math.max(...rows.map(({ count }) => count))
  return {
    // fails if no screen is found
    ok: rows.length > 10 && most <= MOST_FILES,
    output: rows.map(({ name, count }) => `${name}: ${count} of ${MOST_FILES} files`).join('\n'),
  }
}

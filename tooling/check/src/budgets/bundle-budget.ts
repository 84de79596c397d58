import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { CommandResult } from '../run-command.ts'

const BUDGETS = [
  { app: 'apps/panel', scriptKb: 155.5, files: 3 },
  { app: 'apps/live', scriptKb: 127, files: 3 },
  { app: 'apps/join', scriptKb: 113, files: 3 },
  { app: 'apps/meet', scriptKb: 85, files: 3 },
] as const

const scriptsOf = (page: string): string[] =>
  [
    ...page.matchAll(
      /<(?:script|link rel="modulepreload")(?![^>]*hreflang)[^>]*(?:src|href)="[^"]*?(assets\/[^"]+\.js)"/g,
    ),
  ].map(([, file = '']) => file)

/** Compares each app's gzipped scripts before the first screen with its budget. */
export const checkBundles = (root: string): CommandResult => {
  const rows = BUDGETS.map(({ app, scriptKb, files: mostFiles }) => {
    const dist = join(root, app, 'dist')
    const files = scriptsOf(readFileSync(join(dist, 'index.html'), 'utf8'))
    const bytes = files.reduce(
      (total, file) => total + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      0,
    )
    const kb = bytes / 1000
    return {
      // fails if no script is found
      ok: files.length > 0 && kb <= scriptKb && files.length <= mostFiles,
      line: `${app}: entry JavaScript ${kb.toFixed(1)} of ${scriptKb} kB gzip, ${files.length} of ${mostFiles} files`,
    }
  })
  return { ok: rows.every(({ ok }) => ok), output: rows.map(({ line }) => line).join('\n') }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { CommandResult } from './run-command.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const BUDGETS = [
  { app: 'apps/panel', scriptKb: 178, files: 6 },
  { app: 'apps/live', scriptKb: 126, files: 6 },
  { app: 'apps/join', scriptKb: 110, files: 6 },
  { app: 'apps/meet', scriptKb: 85, files: 6 },
] as const

const entryFiles = (manifest: Readonly<Record<string, Chunk>>): string[] => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) visit(key)
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
}

/** Weighs and counts what a browser must load before the first screen, gzipped, against each app's budget. */
export const checkBundles = (root: string): CommandResult => {
  const rows = BUDGETS.map(({ app, scriptKb, files: mostFiles }) => {
    const dist = join(root, app, 'dist')
    const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
    const files = entryFiles(manifest)
    const bytes = files.reduce(
      (total, file) => total + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      0,
    )
    const kb = bytes / 1000
    return {
      // a build whose entry is not found would weigh nothing
      ok: files.length > 0 && kb <= scriptKb && files.length <= mostFiles,
      line: `${app}: entry JavaScript ${kb.toFixed(1)} of ${scriptKb} kB gzip, ${files.length} of ${mostFiles} files`,
    }
  })
  return { ok: rows.every(({ ok }) => ok), output: rows.map(({ line }) => line).join('\n') }
}

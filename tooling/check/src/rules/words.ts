import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runCommand, type CommandResult } from '../run-command.ts'
import { toolCommand } from '../tool-command.ts'

const LOCALES = ['en', 'es'] as const

/** Fails if an extraction changes the catalogs, and restores them. */
export const checkWords = async (root: string): Promise<CommandResult> => {
  const folder = join(root, 'packages/i18n')
  const files = LOCALES.map((locale) => join(folder, 'src/locales', `${locale}.po`))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const result = await runCommand(
    toolCommand(folder, { package: '@lingui/cli', name: 'lingui' }, ['extract', '--clean']),
    { cwd: folder },
  )
  const stale = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index])
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? '')
  if (!result.ok) return result
  return stale.length === 0
    ? result
    : { ok: false, output: `Out of date, run "pnpm i18n:extract" and translate: ${stale.join(', ')}` }
}

import { join, resolve } from 'node:path'

import { ensureChromium } from '@repo/browser'

import { DRAWING_PACKAGES } from './pictures.ts'
import { runCommand } from './run-command.ts'
import { toolCommand } from './tool-command.ts'

const root = resolve(import.meta.dirname, '../../..')

const make = async (name: string): Promise<boolean> => {
  const cwd = join(root, name)
  const { ok, output } = await runCommand(toolCommand(cwd, { package: 'vitest' }, ['run', '--project', 'stories']), {
    cwd,
    env: { PICTURES: 'all', CHROMIUM: ensureChromium() ?? '' },
  })
  const said = /^\d+ of \d+ pictures made anew$/mu.exec(output)?.[0] ?? 'no picture was made'
  process.stdout.write(`${name}: ${said}${ok ? '' : `, because stories failed:\n${output}`}\n`)
  return ok
}

const inTurn = async (names: readonly string[]): Promise<boolean> => {
  let isGood = true
  for (const name of names) isGood = (await make(name)) && isGood
  return isGood
}

const [largest, ...others] = DRAWING_PACKAGES
const made = await Promise.all([make(largest), inTurn(others)])
process.exit(made.every(Boolean) ? 0 : 1)

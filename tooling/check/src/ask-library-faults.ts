/** `pnpm libraries`: exits with 1 if a vulnerability must be fixed at once. */
import { join } from 'node:path'

import { judgeLibraries } from './rules/library-faults.ts'
import { runCommand } from './run-command.ts'
import { pnpmCommand } from './tool-command.ts'

const root = join(import.meta.dirname, '../../..')
const { output } = await runCommand(pnpmCommand(['audit', '--prod', '--json', ...process.argv.slice(2)]), { cwd: root })
const { isWell, lines } = judgeLibraries(output)
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = isWell ? 0 : 1

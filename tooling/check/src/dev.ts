import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { toolCommand } from './tool-command.ts'

const root = resolve(import.meta.dirname, '../../..')

const [program, ...args] = toolCommand(root, { package: 'turbo' }, ['run', 'dev', ...process.argv.slice(2)])
const turbo = spawn(program, args, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => turbo.kill(signal))
turbo.on('exit', (code) => process.exit(code ?? 1))

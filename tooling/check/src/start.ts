import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { toolCommand } from './tool-command.ts'

const root = resolve(import.meta.dirname, '../../..')

const [program, ...args] = toolCommand(root, { package: 'turbo' }, ['run', 'build', '--output-logs=errors-only'])
const build = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

const memory = ['--max-semi-space-size=16', '--max-old-space-size=2000']
const server = spawn(process.execPath, [...memory, 'apps/api/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  // limits memory, like the archive's launcher
  env: { MALLOC_MMAP_THRESHOLD_: '131072', ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

import { spawn } from 'node:child_process'

export interface CommandResult {
  readonly ok: boolean
  readonly output: string
  readonly note?: string
}

export const runCommand = (
  command: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: output + error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })

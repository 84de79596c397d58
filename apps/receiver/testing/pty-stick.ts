import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { fakeStick, type FakeStick, type FakeStickOptions } from '@repo/straps/fake/fake-stick'

export interface PtyStick {
  /** Of a terminal that a program opens like that of a real stick. */
  readonly path: string
  readonly stick: FakeStick
  readonly unplug: () => Promise<void>
}

/** A fake stick behind a terminal. `script` of bsdutils holds the terminal, and its pipes are the stick's side. */
export const plugInStick = async (options: FakeStickOptions): Promise<PtyStick> => {
  const pty = spawn('script', ['-qefc', 'stty raw -echo; tty; exec sleep 3600', '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const kill = () => pty.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(pty, 'exit')
  const [line] = (await once(pty.stdout, 'data')) as [Buffer]
  const stick = fakeStick(options)
  pty.stdout.on('data', (bytes: Buffer) => stick.write(bytes, Date.now()))
  pty.stdin.on('error', () => {})
  const timer = setInterval(() => {
    const bytes = stick.read(Date.now())
    // a stick keeps nothing for a program that doesn't read
    if (bytes.length > 0 && pty.stdin.writableLength === 0) pty.stdin.write(bytes)
  }, 10)
  return {
    path: line.toString().trim(),
    stick,
    unplug: async () => {
      clearInterval(timer)
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

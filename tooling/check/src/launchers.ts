import { readdirSync, readFileSync } from 'node:fs'

const CHECK_MS = 1000

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The name of a process may hold blanks and brackets, so its parent is read from behind the last bracket. */
const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0)

const launchers = (): number[] => {
  const found: number[] = []
  for (let pid = process.ppid; pid > 1; pid = parentOf(pid)) {
    if (/\bpnpm\b/.test(read(pid, 'cmdline'))) found.push(pid)
  }
  return found
}

/**
 * Calls back once a package runner that started this process is gone. `npx` dies of a SIGTERM without handing it
 * on, and would leave the server behind. Does nothing where there is no `/proc`.
 */
export const onLauncherGone = (callback: () => void): void => {
  const watched = launchers()
  const timer = setInterval(() => {
    const alive = new Set(readdirSync('/proc'))
    if (watched.every((pid) => alive.has(String(pid)))) return
    clearInterval(timer)
    callback()
  }, CHECK_MS)
  timer.unref()
  if (watched.length === 0) clearInterval(timer)
}

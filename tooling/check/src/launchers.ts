import { readdirSync, readFileSync } from 'node:fs'

const CHECK_MS = 1000

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** A process name may contain spaces and parentheses, so the parent id is read after the last one. */
const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0)

const launchers = (): number[] => {
  const found: number[] = []
  for (let pid = process.ppid; pid > 1; pid = parentOf(pid)) {
    if (/\bpnpm\b/.test(read(pid, 'cmdline'))) found.push(pid)
  }
  return found
}

/** Calls back when the package runner has exited, because `npx` doesn't forward SIGTERM. Needs `/proc`. */
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

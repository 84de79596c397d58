import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CommandResult } from '../run-command.ts'

/** Doesn't exist in the registry; lingui requires it, and `overrides` excludes it. */
const NEVER = ['@lingui/native-tools']

/** Rejects uninstallable packages and URLs, which would tie installs to one registry. `overrides` may name them. */
export const lockfileFaults = (lockfile: string): readonly string[] =>
  lockfile.split('\n').flatMap((line, index) => {
    const at = `pnpm-lock.yaml:${index + 1}`
    const never = NEVER.find((name) => line.includes(name) && !/: ['"]?-['"]?$/.test(line))
    if (never !== undefined) return [`${at}: ${never} must not be in the lockfile`]
    return /\b(?:https?|git\+\w+|ssh):\/\/|\btarball:/.test(line) ? [`${at}: names an address: ${line.trim()}`] : []
  })

export const checkLockfile = (root: string): CommandResult => {
  const faults = lockfileFaults(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  return { ok: faults.length === 0, output: faults.join('\n') }
}

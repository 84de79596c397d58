import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CommandResult } from './run-command.ts'

/** No registry has this package; lingui names it, and `overrides` keeps it out. */
const NEVER = ['@lingui/native-tools']

/**
 * What must not stand in the lockfile: a package that cannot be installed, and an address, which would tie every
 * install to one registry or to a file that no registry keeps. A name within `overrides` is the rule itself.
 */
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

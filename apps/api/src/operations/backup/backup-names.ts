export type BackupKind = 'nightly' | 'before-update'

interface NamedBackup {
  readonly name: string
  readonly kind: BackupKind
  readonly at: Date
}

const NAME = /^latido-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(-before-update)?\.backup(\.age)?$/

const two = (part: number): string => String(part).padStart(2, '0')

export const backupName = (at: Date, kind: BackupKind, isEncrypted: boolean): string => {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const why = kind === 'nightly' ? '' : '-before-update'
  return `latido-${day}-${two(at.getHours())}${two(at.getMinutes())}${why}.backup${isEncrypted ? '.age' : ''}`
}

export const readBackupName = (name: string): NamedBackup | null => {
  const parts = NAME.exec(name)
  if (parts === null) return null
  const [, year, month, day, hours, minutes, why] = parts
  const at = new Date(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes))
  return { name, kind: why === undefined ? 'nightly' : 'before-update', at }
}

const KEPT_DAYS = 7
const KEPT_WEEKS = 4
const KEPT_UPDATES = 4
const DAY_MS = 86_400_000

/** Days since a fixed Monday. */
const dayOf = (at: Date): number =>
  Math.floor((Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) - Date.UTC(1970, 0, 5)) / DAY_MS)
const weekOf = (at: Date): number => Math.floor(dayOf(at) / 7)

const newestOfEach = (newestFirst: readonly NamedBackup[], spanOf: (at: Date) => number, spans: number): string[] => {
  const kept = new Map<number, string>()
  for (const { name, at } of newestFirst) if (!kept.has(spanOf(at))) kept.set(spanOf(at), name)
  return [...kept.values()].slice(0, spans)
}

/** Keeps one nightly backup for each of 7 days and 4 weeks, and the last 4 before updates. Skips other files. */
export const backupsToForget = (names: readonly string[]): readonly string[] => {
  const all = names
    .flatMap((name) => readBackupName(name) ?? [])
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1))
  const nightly = all.filter(({ kind }) => kind === 'nightly')
  const kept = new Set([
    ...newestOfEach(nightly, dayOf, KEPT_DAYS),
    ...newestOfEach(nightly, weekOf, KEPT_WEEKS),
    ...all
      .filter(({ kind }) => kind === 'before-update')
      .slice(0, KEPT_UPDATES)
      .map(({ name }) => name),
  ])
  return all.map(({ name }) => name).filter((name) => !kept.has(name))
}

const NIGHT_HOUR = 3

/** Due if there is none since 3 a.m. */
export const isBackupDue = (names: readonly string[], now: Date): boolean => {
  const night = new Date(now)
  night.setHours(NIGHT_HOUR, 0, 0, 0)
  if (night > now) night.setDate(night.getDate() - 1)
  return !names.some((name) => {
    const backup = readBackupName(name)
    return backup?.kind === 'nightly' && backup.at >= night
  })
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Milliseconds } from '@repo/domain/core/units'
import { FIRST_SERVER_SECOND, type Journal, type StrapSample } from '@repo/straps/journal'

import { type Log, reasonOf } from '../log.ts'
import { minuteOf, openMinuteFiles } from './minute-files.ts'

/** Younger seconds stay in memory, so that a card is written during outages only. */
const IN_MEMORY_MS: Milliseconds = 10 * 60_000
const NAME = /^(\d+)\.json$/

interface FileJournalOptions {
  /** Survives a kill of the program, as `/run` does. */
  readonly memoryFolder: string
  /** Survives a power cut. */
  readonly stateFolder: string
  /** Changes with each start of the steady clock. */
  readonly bootId: string
  readonly log: Log
}

const isServerTime = (at: Milliseconds): boolean => at >= FIRST_SERVER_SECOND

const parsed = (text: string): readonly StrapSample[] | null => {
  try {
    return JSON.parse(text) as readonly StrapSample[]
  } catch {
    return null
  }
}

/** Counts the samples of each second in a folder. Removes what a kill or a full disk left incomplete. */
const countSamples = (folder: string): Map<Milliseconds, number> => {
  mkdirSync(folder, { recursive: true })
  const counts = new Map<Milliseconds, number>()
  for (const name of readdirSync(folder)) {
    const [, second] = NAME.exec(name) ?? []
    const samples = second === undefined ? null : parsed(readFileSync(join(folder, name), 'utf8'))
    if (samples !== null) counts.set(Number(second), samples.length)
    else if (second !== undefined || name.endsWith('.new')) rmSync(join(folder, name))
  }
  return counts
}

/** Whether the steady clock continues that of the last start. */
const isSameBoot = (folder: string, bootId: string): boolean => {
  const path = join(folder, 'boot')
  try {
    if (readFileSync(path, 'utf8') === bootId) return true
  } catch {
    // the first start
  }
  writeFileSync(path, bootId)
  return false
}

/** A file per second in memory; after 10 minutes without the server, a compressed file per minute on the card. */
export const openFileJournal = async (options: FileJournalOptions): Promise<Journal> => {
  const { memoryFolder, stateFolder, bootId, log } = options
  const minutes = openMinuteFiles(join(stateFolder, 'minutes'))
  const counts = countSamples(memoryFolder)
  const pathOf = (second: Milliseconds) => join(memoryFolder, `${second}.json`)

  const removeFiles = async (seconds: readonly Milliseconds[]): Promise<void> => {
    for (const second of seconds) counts.delete(second)
    await Promise.all(seconds.map((second) => rm(pathOf(second), { force: true })))
  }
  const readFiles = async (seconds: readonly Milliseconds[]): Promise<readonly StrapSample[]> => {
    const texts = await Promise.all(seconds.map((second) => readFile(pathOf(second), 'utf8').catch(() => '')))
    return texts.flatMap((text) => parsed(text) ?? [])
  }
  /** Moves one minute at a time. After a failure, its seconds stay in memory. */
  const moveOldest = async (newest: Milliseconds): Promise<void> => {
    const old = [...counts.keys()].filter(
      (at) => isServerTime(at) === isServerTime(newest) && newest - minuteOf(at) >= IN_MEMORY_MS + 60_000,
    )
    if (old.length === 0) return
    const minute = minuteOf(Math.min(...old))
    const seconds = old.filter((at) => minuteOf(at) === minute)
    try {
      const before = await minutes.read(minute).catch(() => [])
      const kept = before.filter(({ at }) => minutes.has(at) && !seconds.includes(at))
      await minutes.write(minute, [...kept, ...(await readFiles(seconds))])
      await removeFiles(seconds)
    } catch (error) {
      log(`can't write to ${stateFolder}: ${reasonOf(error)}`)
    }
  }
  const remove = async (seconds: readonly Milliseconds[]): Promise<void> => {
    await removeFiles(seconds.filter((second) => counts.has(second)))
    await minutes.remove(seconds.filter((second) => minutes.has(second)))
  }
  const unsent = () => [
    ...[...counts].map(([at, samples]) => ({ at, samples })),
    ...minutes.seconds().filter(({ at }) => !counts.has(at)),
  ]
  if (!isSameBoot(stateFolder, bootId))
    await remove(
      unsent()
        .map(({ at }) => at)
        .filter((at) => !isServerTime(at)),
    )
  return {
    write: async (second, samples) => {
      const path = pathOf(second)
      await writeFile(`${path}.new`, JSON.stringify(samples), { mode: 0o600 })
      await rename(`${path}.new`, path)
      counts.set(second, samples.length)
      await moveOldest(second)
    },
    unsent: async () => unsent(),
    read: async (seconds) => {
      const inMemory = await readFiles(seconds.filter((second) => counts.has(second)))
      const onCard = new Set(seconds.filter((second) => !counts.has(second) && minutes.has(second)))
      const read: StrapSample[] = [...inMemory]
      for (const minute of new Set([...onCard].map(minuteOf)))
        read.push(...(await minutes.read(minute).catch(() => [])).filter(({ at }) => onCard.has(at)))
      return read
    },
    remove,
  }
}

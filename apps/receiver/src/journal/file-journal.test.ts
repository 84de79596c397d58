import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openFileJournal } from './file-journal.ts'

const NOON = Date.UTC(2026, 2, 4, 12)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const lines: string[] = []
const open = (bootId = 'boot') =>
  openFileJournal({
    memoryFolder: join(folder, 'memory'),
    stateFolder: join(folder, 'state'),
    bootId,
    log: (line) => lines.push(line),
  })
const samplesAt = (at: number, straps = 2) =>
  Array.from({ length: straps }, (_, k) => ({ strap: `ant:${k}`, at, hr: 150 }))
const files = (name: 'memory' | 'state/minutes') => readdirSync(join(folder, name))
const secondsOf = (unsent: readonly { readonly at: number }[]) => unsent.map(({ at }) => at).toSorted((a, b) => a - b)

describe('the journal', () => {
  it('has a file per second, until it is removed, also after a kill', async () => {
    const journal = await open()
    await journal.write(NOON, samplesAt(NOON))
    await journal.write(NOON + 1000, samplesAt(NOON + 1000, 3))
    expect(files('memory').toSorted()).toEqual([`${NOON}.json`, `${NOON + 1000}.json`])
    const next = await open()
    expect(await next.unsent()).toEqual([
      { at: NOON, samples: 2 },
      { at: NOON + 1000, samples: 3 },
    ])
    expect(await next.read([NOON + 1000])).toEqual(samplesAt(NOON + 1000, 3))
    await next.remove([NOON, NOON + 1000])
    expect(files('memory')).toEqual([])
    expect(await (await open()).unsent()).toEqual([])
  })

  it('drops what a kill or a full disk left incomplete', async () => {
    mkdirSync(join(folder, 'memory'))
    writeFileSync(join(folder, 'memory', `${NOON}.json`), '[{"strap":"ant')
    writeFileSync(join(folder, 'memory', `${NOON}.json.new`), '')
    expect(await (await open()).unsent()).toEqual([])
    expect(files('memory')).toEqual([])
  })

  it('moves minutes to the card after 10 minutes without the server', async () => {
    const journal = await open()
    const seconds = Array.from({ length: 13 * 60 }, (_, k) => NOON + k * 1000)
    for (const at of seconds) await journal.write(at, samplesAt(at))
    expect(files('state/minutes').toSorted()).toEqual([`${NOON}.2.json.gz`, `${NOON + 60_000}.2.json.gz`])
    expect(files('memory')).toHaveLength(11 * 60)

    const next = await open()
    expect(secondsOf(await next.unsent())).toEqual(seconds)
    const read = await next.read([NOON + 1000, NOON + 61_000, NOON + 600_000])
    expect(secondsOf(read)).toEqual([1000, 1000, 61_000, 61_000, 600_000, 600_000].map((after) => NOON + after))
    await next.remove(seconds.slice(0, 60))
    expect(files('state/minutes')).toEqual([`${NOON + 60_000}.2.json.gz`])
    expect(secondsOf(await next.unsent())).toEqual(seconds.slice(60))
  })

  it('keeps all in memory while the card can’t be written', async () => {
    const journal = await open()
    rmSync(join(folder, 'state/minutes'), { recursive: true })
    for (let k = 0; k < 12 * 60; k += 1) await journal.write(NOON + k * 1000, samplesAt(NOON + k * 1000))
    expect(files('memory')).toHaveLength(720)
    expect(await journal.unsent()).toHaveLength(720)
    expect(lines.at(-1)).toMatch(/^can't write to .*state: not there$/)
  })

  it('keeps seconds of the steady clock until the computer restarts', async () => {
    const journal = await open()
    for (const at of [5000, NOON]) await journal.write(at, samplesAt(at))
    expect(secondsOf(await (await open()).unsent())).toEqual([5000, NOON])
    expect(secondsOf(await (await open('next boot')).unsent())).toEqual([NOON])
    expect(secondsOf(await (await open('next boot')).unsent())).toEqual([NOON])
  })
})

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { readOptions } from './options.ts'
import { readRecording, readRecordings } from './recordings.ts'

const recordings = process.env['RECORDINGS'] ?? join(import.meta.dirname, '../../../../shared/hr')

describe('recordings of a folder', () => {
  it('reads csv by name, keeps gaps, and leaves out what holds no heart rate', () => {
    const folder = mkdtempSync(join(tmpdir(), 'recordings-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'b.csv'), 't_seconds,heart_rate\n0,100\n1,\n3,104\n')
    writeFileSync(join(folder, 'a.csv'), 'heart_rate,t_seconds\n90,0\n')
    writeFileSync(join(folder, 'rr.csv'), 't_seconds,rr_ms\n0.4,467\n')
    const lines: string[] = []
    const read = readRecordings(folder, (line) => lines.push(line))
    expect(read.map(({ name }) => name)).toEqual(['a.csv', 'b.csv'])
    expect(read[1]?.samples).toEqual([
      { second: 0, heartRate: 100 },
      { second: 1, heartRate: null },
      { second: 3, heartRate: 104 },
    ])
    expect(lines).toEqual(['rr.csv left out: the columns t_seconds and heart_rate are missing'])
  })

  it.skipIf(!existsSync(recordings))('reads real csv, fit and tcx files (skipped where they are absent)', () => {
    const csv = readRecording(join(recordings, '10.csv'))
    const fit = readRecording(join(recordings, 'raw/10-indoor-rowing.fit'))
    const tcx = readRecording(join(recordings, 'raw/walking.tcx'))
    const heard = (samples: typeof csv) => samples.filter(({ heartRate }) => heartRate !== null)
    expect(heard(csv)).toHaveLength(1641)
    expect(heard(fit)).toEqual(heard(csv))
    expect(heard(tcx).length).toBeGreaterThan(100)
  })
})

describe('options', () => {
  it.each([
    [['--members', '3', '--speed', '2'], { members: 3, speed: 2, recordings: null }],
    [['--', '--recordings', 'hr'], { recordings: '/here/hr' }],
  ])('%j', (args, expected) => {
    expect(readOptions(args, '/here')).toMatchObject({ options: expected })
  })

  it('refuses a speed of zero', () => {
    expect(() => readOptions(['--speed', '0'], '/')).toThrow('--speed must be a number above 0')
  })
})

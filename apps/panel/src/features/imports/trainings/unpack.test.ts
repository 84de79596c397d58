import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { isHidden, isRecording, unpack } from './unpack.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const archiveOf = (files: Readonly<Record<string, Uint8Array>>) => new Blob([new Uint8Array(zipSync({ ...files }))])
const faultOf = (archive: Blob) =>
  unpack(archive).then(
    () => null,
    (error: { fault: string }) => error.fault,
  )

describe('an archive of training files', () => {
  it('gives its recordings with their folders, and nothing else', async () => {
    const archive = archiveOf({
      'Ana López/run.fit': bytes('one'),
      'Ana López/notes.txt': bytes('two'),
      '__MACOSX/._run.fit': bytes('three'),
      'ride.TCX': bytes('four'),
    })
    const files = await unpack(archive)
    expect(files.map(({ path }) => path)).toEqual(['Ana López/run.fit', 'ride.TCX'])
    expect(await files[0]?.file.text()).toBe('one')
  })

  it('is refused if it is none, or has too many files', async () => {
    expect(await faultOf(new Blob(['recording']))).toBe('not-a-zip')
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.fit`, bytes('x')]))
    expect(await faultOf(archiveOf(many))).toBe('too-many')
  })

  it.each([
    ['a.fit', true],
    ['x/y/b.GPX', true],
    ['b.csv', false],
    ['.hidden.fit', false],
    ['__MACOSX/a.fit', false],
  ])('takes %s: %s', (path, isTaken) => {
    expect(isRecording(path)).toBe(isTaken)
  })

  it.each([
    ['Ana López/.DS_Store', true],
    ['Ana López/desktop.ini', true],
    ['Thumbs.db', true],
    ['__MACOSX/a.fit', true],
    ['Ana.López/run.fit', false],
  ])('has a file %s that systems add: %s', (path, isAdded) => {
    expect(isHidden(path)).toBe(isAdded)
  })
})

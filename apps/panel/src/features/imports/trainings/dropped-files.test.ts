import { describe, expect, it } from 'vitest'

import { droppedFiles } from './dropped-files.ts'

/** Browsers give as many entries at a time. */
const AT_ONCE = 100

const fileAt = (fullPath: string, isReadable = true) => ({
  isFile: true,
  fullPath,
  file: (found: (file: File) => void, failed: (error: Error) => void) =>
    isReadable ? found(new File(['x'], fullPath)) : failed(new Error('gone')),
})
const folderOf = (...entries: readonly object[]) => ({
  isFile: false,
  createReader: () => {
    let next = 0
    return {
      readEntries: (found: (some: readonly object[]) => void) => {
        next += AT_ONCE
        found(entries.slice(next - AT_ONCE, next))
      },
    }
  },
})
const dropOf = (...entries: readonly object[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] }) as unknown as DataTransfer
const pathsOf = async (dropped: DataTransfer) => (await droppedFiles(dropped)).map(({ path }) => path)

describe('dropped files', () => {
  it('are those of folders too, with the names of the folders', async () => {
    const inner = folderOf(fileAt('/Ana López/2026/run.fit'))
    const dropped = dropOf(fileAt('/ride.tcx'), folderOf(inner, fileAt('/Ana López/swim.fit')))
    expect(await pathsOf(dropped)).toEqual(['ride.tcx', 'Ana López/2026/run.fit', 'Ana López/swim.fit'])
  })

  it('are all of a folder that a browser gives in parts', async () => {
    const files = Array.from({ length: 250 }, (_, number) => fileAt(`/all/${number}.fit`))
    expect(await pathsOf(dropOf(folderOf(...files)))).toHaveLength(250)
  })

  it('are plain files where a browser knows no entries', async () => {
    const files = [new File(['x'], 'run.fit')]
    const dropped = { items: [{ webkitGetAsEntry: () => null }], files } as unknown as DataTransfer
    expect(await pathsOf(dropped)).toEqual(['run.fit'])
  })

  it('fail together if one cannot be read', async () => {
    await expect(droppedFiles(dropOf(fileAt('/gone.fit', false)))).rejects.toThrow('gone')
  })
})

import type { TrainingFile } from './unpack.ts'

const entriesIn = (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  return new Promise((resolve, reject) => {
    // a reader gives up to a hundred entries at a time
    const readOn = (): void =>
      reader.readEntries((entries) => {
        found.push(...entries)
        if (entries.length === 0) resolve(found)
        else readOn()
      }, reject)
    readOn()
  })
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject)
  })

const filesOf = async (entry: FileSystemEntry): Promise<readonly TrainingFile[]> => {
  if (entry.isFile)
    return [{ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) }]
  const files: TrainingFile[] = []
  for (const inner of await entriesIn(entry as FileSystemDirectoryEntry)) files.push(...(await filesOf(inner)))
  return files
}

/** The files of a drop, also those in folders. Call it at once: the browser forgets a drop after its event. */
export const droppedFiles = async (dropped: DataTransfer): Promise<readonly TrainingFile[]> => {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  const plain = [...dropped.files].map((file) => ({ path: file.name, file }))
  if (entries.length === 0) return plain
  const files: TrainingFile[] = []
  for (const entry of entries) files.push(...(await filesOf(entry)))
  return files
}

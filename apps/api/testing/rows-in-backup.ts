import { openBackupFile } from '../src/operations/backup/backup-file.ts'

export const rowsInBackup = async (path: string): Promise<Record<string, number>> => {
  const { lines, close } = await openBackupFile(path, null)
  const counts: Record<string, number> = {}
  let table = ''
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    if (line.startsWith('{"table"')) table = (JSON.parse(line) as { table: string }).table
    if (line.startsWith('[')) counts[table] = (counts[table] ?? 0) + 1
  }
  close()
  return counts
}

import { watch } from 'node:fs'

export const comesTo = (folder: string, isThere: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, () => look())
    const look = (): void => {
      if (!isThere()) return
      watcher.close()
      resolve()
    }
    look()
  })

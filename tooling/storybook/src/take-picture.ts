import { afterAll, afterEach, inject } from 'vitest'
import { commands } from 'vitest/browser'

import { comeLate } from './late-frames.ts'
import type { RealMedia } from './real-media.ts'

declare global {
  /** Provided by tests, which can take a screenshot, unlike a page. */
  var scanFromAfar: (() => Promise<string | null>) | undefined
}

export const scannedFromAfar = async (instead: string): Promise<string | null> =>
  globalThis.scanFromAfar === undefined ? instead : globalThis.scanFromAfar()

declare module 'vitest' {
  interface ProvidedContext {
    storiesComeLate: boolean
    storiesArePictured: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    look: (storyId: string) => Promise<string | null>
    emulateMedia: (media: RealMedia) => Promise<void>
    scan: () => Promise<string | null>
  }
}

if (inject('storiesComeLate')) comeLate()

globalThis.emulateRealMedia = (media) => commands.emulateMedia(media)
globalThis.scanFromAfar = () => commands.scan()

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string }
  if (storyId === undefined || context.task.result?.state === 'fail' || !inject('storiesArePictured')) return
  const fault = await commands.look(storyId)
  if (fault !== null) throw new Error(fault)
})

// Chromium would keep the forced background for the next file's page
afterAll(() => commands.emulateMedia('own'))

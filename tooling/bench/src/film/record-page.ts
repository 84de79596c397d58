import type { Page } from 'playwright'

/** What a page showed from a moment on, in milliseconds since the film began. */
export interface Shot {
  readonly at: number
  /** A JPEG in base64. */
  readonly picture: string
}

interface ScreencastFrame {
  readonly data: string
  readonly sessionId: number
  readonly metadata: { readonly timestamp?: number }
}

const SECOND_MS = 1000
const SIZE = { maxWidth: 640, maxHeight: 640, format: 'jpeg', quality: 70 } as const

/** Every picture that the browser drew while something went on, by the browser's own clock. */
export const recordPage = async (page: Page, whileOf: () => Promise<void>): Promise<readonly Shot[]> => {
  const devtools = await page.context().newCDPSession(page)
  const beganAt = Date.now()
  const shots: Shot[] = []
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }: ScreencastFrame) => {
    shots.push({ at: (metadata.timestamp ?? 0) * SECOND_MS - beganAt, picture: data })
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { ...SIZE, everyNthFrame: 1 })
  await whileOf()
  await devtools.send('Page.stopScreencast')
  await devtools.detach()
  return shots.toSorted((a, b) => a.at - b.at)
}

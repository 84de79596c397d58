/** What a story's page is emulated as. */
export type RealMedia = 'own' | 'forced' | 'print'

declare global {
  /** Provided by tests, which can emulate forced colors and paper, unlike a page. */
  var emulateRealMedia: ((media: RealMedia) => Promise<void>) | undefined
}

const current = (): RealMedia => {
  if (window.matchMedia('print').matches) return 'print'
  return window.matchMedia('(forced-colors: active)').matches ? 'forced' : 'own'
}

export const wishForRealMedia = async (wished: unknown): Promise<void> => {
  const media = wished === 'forced' || wished === 'print' ? wished : 'own'
  if (media !== current()) await globalThis.emulateRealMedia?.(media)
}

declare global {
  /** Has the browser itself force its colors: tests can, a page cannot. */
  var forceRealColors: ((isForced: boolean) => Promise<void>) | undefined
}

const isReal = (): boolean => window.matchMedia('(forced-colors: active)').matches

/** Forces the browser's own colors for the story of a test that wishes it. */
export const wishForRealColors = async (colors: unknown): Promise<void> => {
  const isWished = colors === 'forced'
  if (isWished !== isReal()) await globalThis.forceRealColors?.(isWished)
}

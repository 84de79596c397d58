declare global {
  /** Provided by tests, which can emulate forced colors, unlike a page. */
  var forceRealColors: ((isForced: boolean) => Promise<void>) | undefined
}

const isReal = (): boolean => window.matchMedia('(forced-colors: active)').matches

export const wishForRealColors = async (colors: unknown): Promise<void> => {
  const isWished = colors === 'forced'
  if (isWished !== isReal()) await globalThis.forceRealColors?.(isWished)
}

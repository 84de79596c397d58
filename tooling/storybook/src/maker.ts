/** Pictures are compared only with those from the same browser and platform. */
export interface Maker {
  readonly browser: string
  readonly platform: string
}

export const makerHere = (browser: string): Maker => ({ browser, platform: `${process.platform}-${process.arch}` })

export const whySkipped = (kept: Partial<Maker> | null, here: Maker): string | null => {
  if (kept === null) return 'their maker is not recorded'
  if (kept.browser === here.browser && kept.platform === here.platform) return null
  return `made by Chromium ${kept.browser} on ${kept.platform}, this is Chromium ${here.browser} on ${here.platform}`
}

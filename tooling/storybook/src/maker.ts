/** What has drawn the pictures of a package. Only what draws alike is compared with them. */
export interface Maker {
  readonly browser: string
  readonly platform: string
}

/** What draws here, with a version of Chromium. */
export const makerHere = (browser: string): Maker => ({ browser, platform: `${process.platform}-${process.arch}` })

/** The reason why the pictures of one maker are not compared with those of another; null when they are. */
export const whySkipped = (kept: Partial<Maker> | null, here: Maker): string | null => {
  if (kept === null) return 'their maker is not recorded'
  if (kept.browser === here.browser && kept.platform === here.platform) return null
  return `made by Chromium ${kept.browser} on ${kept.platform}, this is Chromium ${here.browser} on ${here.platform}`
}

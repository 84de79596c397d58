type Screen = readonly [width: number, height: number]

const SCREENS: readonly Screen[] = [
  [320, 740],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1600, 1200],
  [1920, 1080],
  [1080, 1920],
  [2560, 1080],
  [3840, 2160],
]

const optionOf = ([width, height]: Screen) => ({
  name: `${width} × ${height}`,
  type: width < 768 ? ('mobile' as const) : ('desktop' as const),
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Named by width, which is unique. */
export const screens = { options: Object.fromEntries(SCREENS.map((screen) => [`w${screen[0]}`, optionOf(screen)])) }

export const onScreen = (width: number) => ({ viewport: { value: `w${width}`, isRotated: false } })

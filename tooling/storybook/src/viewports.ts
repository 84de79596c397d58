const sizeOf = (width: number, height: number) => ({
  name: `${width} px`,
  type: width < 768 ? ('mobile' as const) : ('desktop' as const),
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Screens to choose from, each called after its width. */
export const viewportsOf = (screens: readonly (readonly [width: number, height: number])[]) => ({
  options: Object.fromEntries(screens.map(([width, height]) => [`w${width}`, sizeOf(width, height)])),
})

/** In ms: longer than a screen takes to load, shorter than the next action. */
const RECENT = 5000

let lastAt: number | null = null
const note = () => {
  lastAt = performance.now()
}
for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, note, { capture: true, passive: true })

export const recentInput = (): { readonly isAny: boolean; readonly isNow: boolean } => ({
  isAny: lastAt !== null,
  isNow: lastAt !== null && performance.now() - lastAt < RECENT,
})

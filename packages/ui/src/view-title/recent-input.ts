/** Milliseconds. Longer than a screen takes to come after a press, shorter than people take to do something else. */
const RECENT = 5000

let lastAt: number | null = null
const note = () => {
  lastAt = performance.now()
}
for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, note, { capture: true, passive: true })

/** Whether anybody has pressed anything since the page opened, and whether just now. */
export const recentInput = (): { readonly isAny: boolean; readonly isNow: boolean } => ({
  isAny: lastAt !== null,
  isNow: lastAt !== null && performance.now() - lastAt < RECENT,
})

import { useLayoutEffect, useRef } from 'react'

/** In ms. The second click of a double click on the opener hits the backdrop. */
const IGNORED_MS = 600

const held = new Map<number, number>()
let lastPressAt = 0

const press = ({ pointerId }: PointerEvent): void => {
  lastPressAt = performance.now()
  held.set(pointerId, lastPressAt)
}
const release = ({ pointerId }: PointerEvent): void => void held.delete(pointerId)

const passive = { capture: true, passive: true } as const
addEventListener('pointerdown', press, passive)
addEventListener('pointerup', release, passive)
addEventListener('pointercancel', release, passive)

/** Ignores a press that began in the dialog's first 600 ms, or while the opening press is still held. */
export function useBackdropGuard(open: boolean): () => boolean {
  const opened = useRef({ at: 0, held: [] as readonly number[] })
  useLayoutEffect(() => {
    if (open) opened.current = { at: performance.now(), held: [...held.values()] }
  }, [open])
  return () => {
    const { at, held: before } = opened.current
    return lastPressAt - at < IGNORED_MS || [...held.values()].some((since) => before.includes(since))
  }
}

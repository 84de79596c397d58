import { useCopyText } from '../use-copy-text.ts'

/** Copies the address of the screen. */
export const useCopyLink = (): (() => void) => {
  const copy = useCopyText()
  return () => copy(location.href)
}

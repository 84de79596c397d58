export type Opened = 'palette' | 'shortcuts'

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'>

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]'

const isTyping = (target: EventTarget | null): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(TYPED_INTO) !== null

/**
 * What a key opens: control or command and K the palette, where the screen has not taken it for its own search, with
 * shift everywhere; a question mark the shortcuts, unless it is typed into something.
 */
export const opensBy = (press: Press): Opened | null => {
  if (press.defaultPrevented || press.altKey) return null
  const isMod = press.ctrlKey || press.metaKey
  if (isMod && press.key.toLowerCase() === 'k') return 'palette'
  return !isMod && press.key === '?' && !isTyping(press.target) ? 'shortcuts' : null
}

export type Opened = 'palette' | 'shortcuts'

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'>

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]'

const isTyping = (target: EventTarget | null): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(TYPED_INTO) !== null

/**
 * Ctrl+K opens the palette unless the page's search takes it, Ctrl+Shift+K always. `?` outside inputs opens the
 * shortcuts.
 */
export const opensBy = (press: Press): Opened | null => {
  if (press.defaultPrevented || press.altKey) return null
  const isMod = press.ctrlKey || press.metaKey
  if (isMod && press.key.toLowerCase() === 'k') return 'palette'
  return !isMod && press.key === '?' && !isTyping(press.target) ? 'shortcuts' : null
}

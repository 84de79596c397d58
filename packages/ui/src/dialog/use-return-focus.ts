import { useRef } from 'react'

interface FocusHandlers {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

const fields = ['input', 'textarea', '[role="combobox"]', '[role="checkbox"]', '[role="switch"]', '[role="radio"]']
const firstField = fields.map((field) => `[data-dialog-body] ${field}:not([disabled], [type="hidden"])`).join(', ')

/** Puts the focus on the first field of a dialog, or on the dialog itself. */
export const focusFirstField = (dialog: HTMLElement): void => {
  const target = dialog.querySelector<HTMLElement>(firstField) ?? dialog
  target.focus()
}

/** A chosen menu item is gone before its dialog closes; the button that opened the menu stays. */
const openerOf = (focused: Element | null): Element | null => {
  const menu = focused?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/** What opened the dialog that came last, until that has closed: one that takes its place was opened by the same. */
let latest: Element | null = null

/**
 * Puts the focus on the first field of an opened dialog, or on the dialog itself, and gives it back to what had it
 * before, or to the page's main part when that is gone. Radix returns it only to a trigger of its own.
 */
export function useReturnFocus(): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event) {
      const { activeElement: before } = document
      opener.current = before === document.body ? latest : openerOf(before)
      latest = opener.current
      event.preventDefault()
      if (!(event.target instanceof HTMLElement)) return
      focusFirstField(event.target)
      // one that is not to be seen yet takes no focus, which must not stay on the page that is about to be hidden
      const { activeElement: focused } = document
      if (focused instanceof HTMLElement && !event.target.contains(focused)) focused.blur()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      latest = null
      // the dialog led to another view, whose title has the focus by now
      if (document.activeElement?.matches('[data-view-title]') === true) return
      const before = opener.current
      const usable = before instanceof HTMLElement && before.isConnected && before !== document.body
      const target = usable ? before : document.querySelector<HTMLElement>('main')
      // the page stays where it is read
      target?.focus({ preventScroll: !usable })
      opener.current = null
    },
  }
}

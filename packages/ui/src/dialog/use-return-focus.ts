import { useRef } from 'react'

interface FocusHandlers {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

const fields = ['input', 'textarea', '[role="combobox"]', '[role="checkbox"]', '[role="switch"]', '[role="radio"]']
const firstField = fields.map((field) => `[data-dialog-body] ${field}:not([disabled], [type="hidden"])`).join(', ')

export const focusFirstField = (dialog: HTMLElement): void => {
  const target = dialog.querySelector<HTMLElement>(firstField) ?? dialog
  target.focus()
}

/** A chosen menu item is gone when its dialog closes; the menu's button remains. */
const openerOf = (focused: Element | null): Element | null => {
  const menu = focused?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

interface OpenDialog {
  readonly opener: Element | null
}

/** Newest last. One may still close while the next opens. */
const openDialogs: OpenDialog[] = []

/** Focuses the first field, and on closing the opener or the main part. Radix returns it only to its trigger. */
export function useReturnFocus(): FocusHandlers {
  const own = useRef<OpenDialog | null>(null)
  return {
    onOpenAutoFocus(event) {
      const { activeElement: before } = document
      // A dialog that replaces another returns the focus to the same element.
      own.current = { opener: before === document.body ? (openDialogs.at(-1)?.opener ?? null) : openerOf(before) }
      openDialogs.push(own.current)
      event.preventDefault()
      if (!(event.target instanceof HTMLElement)) return
      focusFirstField(event.target)
      // A hidden dialog can't take the focus, which must leave the page before that becomes inert.
      const { activeElement: focused } = document
      if (focused instanceof HTMLElement && !event.target.contains(focused)) focused.blur()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      const closed = own.current
      const isReplaced = closed !== null && openDialogs.at(-1) !== closed
      openDialogs.splice(0, openDialogs.length, ...openDialogs.filter((dialog) => dialog !== closed))
      own.current = null
      // Keeps the focus in a newer dialog, or on the title of a view the dialog led to.
      if (isReplaced || document.activeElement?.matches('[data-view-title]') === true) return
      const before = closed?.opener
      const usable = before instanceof HTMLElement && before.isConnected && before !== document.body
      const target = usable ? before : document.querySelector<HTMLElement>('main')
      // Keeps the scroll position.
      target?.focus({ preventScroll: !usable })
    },
  }
}

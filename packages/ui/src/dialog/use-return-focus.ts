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

interface OpenDialog {
  readonly opener: Element | null
}

/** Dialogs that have not returned the focus yet, the last to open at the end. One may still close when the next opens. */
const openDialogs: OpenDialog[] = []

/**
 * Puts the focus on the first field of an opened dialog, or on the dialog itself. Returns it on closing to the element
 * that had it before, or to the page's main part when that element is gone. Radix returns it only to its own trigger.
 */
export function useReturnFocus(): FocusHandlers {
  const own = useRef<OpenDialog | null>(null)
  return {
    onOpenAutoFocus(event) {
      const { activeElement: before } = document
      // a dialog that replaces another one returns the focus to the same element
      own.current = { opener: before === document.body ? (openDialogs.at(-1)?.opener ?? null) : openerOf(before) }
      openDialogs.push(own.current)
      event.preventDefault()
      if (!(event.target instanceof HTMLElement)) return
      focusFirstField(event.target)
      // one that is not to be seen yet takes no focus, which must not stay on the page that is about to be hidden
      const { activeElement: focused } = document
      if (focused instanceof HTMLElement && !event.target.contains(focused)) focused.blur()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      const closed = own.current
      const isReplaced = closed !== null && openDialogs.at(-1) !== closed
      openDialogs.splice(0, openDialogs.length, ...openDialogs.filter((dialog) => dialog !== closed))
      own.current = null
      // a newer dialog keeps the focus, and so does the title of a view that the dialog led to
      if (isReplaced || document.activeElement?.matches('[data-view-title]') === true) return
      const before = closed?.opener
      const usable = before instanceof HTMLElement && before.isConnected && before !== document.body
      const target = usable ? before : document.querySelector<HTMLElement>('main')
      // the page stays where it is read
      target?.focus({ preventScroll: !usable })
    },
  }
}

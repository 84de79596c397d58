export interface Toast {
  id: number
  tone: 'success' | 'danger' | 'warning' | 'info'
  title: string
  text?: string
  action?: { readonly label: string; readonly onSelect: () => void }
  /** In ms. */
  duration: number
}

export type NewToast = Pick<Toast, 'tone' | 'title'> & Partial<Pick<Toast, 'text' | 'action' | 'duration'>>

export interface ToastStore {
  show: (toast: NewToast) => number
  dismiss: (id: number) => void
  get: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

const usualDuration = 6000

/** Outside React, so that a mutation cache can report errors. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let last = 0

  function set(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    show(toast) {
      last += 1
      set([...toasts, { duration: usualDuration, ...toast, id: last }])
      return last
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
    },
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

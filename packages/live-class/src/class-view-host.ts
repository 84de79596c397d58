import type { ToastStore } from '@repo/ui/toast-store'

/** Where a class view stands and what may be done there. */
export interface ClassViewHost {
  readonly kind: 'panel' | 'wall'
  readonly canControl: boolean
  readonly canBan: boolean
  /** The center's time zone. */
  readonly zone: string
  /** Origin of the addresses that members open on their phones. */
  readonly publicUrl: string
  readonly toasts: ToastStore
}

import { createToastStore } from '@repo/ui/toast-store'

/** The panel's notices. */
export const toasts = createToastStore()

import { createToastStore } from '@repo/ui/toast-store'

export const toasts = createToastStore()

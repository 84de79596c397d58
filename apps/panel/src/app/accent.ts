import { createWornAccent } from '@repo/api-client/browser/worn-accent'
import { showAccent } from '@repo/ui/show-accent'

/** The center's color on every screen. */
export const accent = createWornAccent(showAccent)

import { createWornAccent } from '@repo/api-client/browser/worn-accent'
import { showAccent } from '@repo/ui/show-accent'

export const accent = createWornAccent(showAccent)

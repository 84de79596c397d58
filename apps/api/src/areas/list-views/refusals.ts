import { viewLimits } from '@repo/domain/core/limits'

import type { RefusalWords } from '../../lib/refusal.ts'

export const LIST_VIEW_REFUSALS = {
  'too-many-views': {
    status: 409,
    en: `You already have ${viewLimits.perList} views of this list. Delete one first.`,
    es: `Ya guardas ${viewLimits.perList} vistas de esta lista. Elimina una primero.`,
  },
} as const satisfies Readonly<Record<string, RefusalWords>>

import type { ReactNode } from 'react'

import { colors } from '../tokens/colors.ts'

export function Page({ children }: { children: ReactNode }) {
  return <div style={{ display: 'inline-block', padding: 16, background: colors.paper }}>{children}</div>
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { type AccentColors, showAccent } from '../tokens/show-accent.ts'

export interface AccentScopeProps {
  accents: AccentColors
  children: ReactNode
}

export function AccentScope({ accents, children }: AccentScopeProps) {
  const scope = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (scope.current !== null) showAccent(accents, scope.current)
  }, [accents])
  return <div ref={scope}>{children}</div>
}

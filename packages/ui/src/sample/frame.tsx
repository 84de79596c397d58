import type { ReactNode } from 'react'

export function Frame({
  width,
  height,
  children,
}: {
  width: number | string
  height: number | string
  children: ReactNode
}) {
  return <div style={{ width, height, maxWidth: '100%' }}>{children}</div>
}

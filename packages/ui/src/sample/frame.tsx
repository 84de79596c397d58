import type { ReactNode } from 'react'

/** A box of a given size, for stories of parts that fill their place. */
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

import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

import { tooltip } from './tooltip.css.ts'

export interface TooltipProps {
  content: string
  /** One element that can hold the focus. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Adds words to something that has a name already; shows on hover and focus, Escape hides it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

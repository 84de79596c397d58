import { Slot, Tooltip as Radix } from 'radix-ui'
import { memo, useState, type FocusEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'

import { TriggerElsewhere, type TriggerProps } from '../late-trigger/trigger-elsewhere.tsx'
import { tooltip } from './tooltip.css.ts'

export interface TooltipProps {
  content: string
  /** One element that can hold the focus. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Why Radix is there. */
type Cause = 'pointer' | FocusEvent<HTMLElement>

/**
 * Adds words to something that has a name already; shows on hover and focus, Escape hides it. A list has hundreds of
 * them, so that Radix comes with the first move, press or focus.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const [cause, setCause] = useState<Cause | null>(null)
  const [given, setGiven] = useState<TriggerProps | null>(null)
  // at once, so that what goes down to the element comes up to Radix
  const point = () => flushSync(() => setCause('pointer'))
  const waiting = {
    onPointerMoveCapture: point,
    onPointerDownCapture: point,
    // a focus may be set while React draws, when nothing can be drawn at once
    onFocus: (event: FocusEvent<HTMLElement>) => setCause(event),
    onBlur: () => setCause(null),
  }
  return (
    <>
      <Slot.Root {...(given ?? waiting)}>{children}</Slot.Root>
      {(cause !== null || given !== null) && <Tip content={content} side={side} cause={cause} setGiven={setGiven} />}
    </>
  )
}

interface TipProps extends Required<Pick<TooltipProps, 'content' | 'side'>> {
  cause: Cause | null
  setGiven: (props: TriggerProps) => void
}

const Tip = memo(function Tip({ content, side, cause, setGiven }: TipProps) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      <Radix.Root>
        <TriggerElsewhere of={Radix.Trigger} to={setGiven} focus={cause === 'pointer' ? null : cause} />
        <Radix.Portal>
          <Radix.Content className={tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
})

import { Slot, Tooltip as Radix } from 'radix-ui'
import { memo, useState, type FocusEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'

import { TriggerElsewhere, type TriggerProps } from '../late-trigger/trigger-elsewhere.tsx'
import { tooltip } from './tooltip.css.ts'

export interface TooltipProps {
  content: string
  /** Must be focusable. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

type Cause = 'pointer' | FocusEvent<HTMLElement>

/** Loads Radix on the first move, press, or focus, because a list has hundreds. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const [cause, setCause] = useState<Cause | null>(null)
  const [given, setGiven] = useState<TriggerProps | null>(null)
  // Synchronous, so that the event bubbles up to Radix.
  const point = () => flushSync(() => setCause('pointer'))
  const waiting = {
    onPointerMoveCapture: point,
    onPointerDownCapture: point,
    // React may be rendering when the focus is set, so it can't render synchronously.
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

import type { Slot } from 'radix-ui'
import {
  memo,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
} from 'react'

/** What Radix puts on the element that opens something, its ref among it. */
export type TriggerProps = Omit<ComponentProps<typeof Slot.Root>, 'children'>

interface HandOverProps {
  to: (props: TriggerProps) => void
  /** Of the element, before Radix was there; Radix is told of it. */
  focus?: FocusEvent<HTMLElement> | null
}

interface TriggerElsewhereProps extends HandOverProps {
  of: ComponentType<{ asChild: true; children: ReactNode }>
}

/**
 * Radix's trigger of an element that was there before it, and stays: it hands over what Radix puts on one. Memoized, as
 * taking what is handed over draws anew whoever takes it.
 */
export const TriggerElsewhere = memo(function TriggerElsewhere({ of: Trigger, ...handOver }: TriggerElsewhereProps) {
  return (
    <Trigger asChild>
      <HandOver {...handOver} />
    </Trigger>
  )
})

function HandOver({ to, focus, ...props }: HandOverProps & TriggerProps) {
  const isTold = useRef(false)
  useLayoutEffect(() => {
    to(props)
    if (!focus || isTold.current) return
    isTold.current = true
    props.onFocus?.(focus)
  })
  return null
}

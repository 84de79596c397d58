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

export type TriggerProps = Omit<ComponentProps<typeof Slot.Root>, 'children'>

interface HandOverProps {
  to: (props: TriggerProps) => void
  /** The focus event from before Radix loaded, replayed to it. */
  focus?: FocusEvent<HTMLElement> | null
}

interface TriggerElsewhereProps extends HandOverProps {
  of: ComponentType<{ asChild: true; children: ReactNode }>
}

/** Hands Radix's trigger props to an existing element. Memoized, because the hand-over re-renders its receiver. */
export const TriggerElsewhere = memo(function TriggerElsewhere({ of: Trigger, ...handOver }: TriggerElsewhereProps) {
  return (
    <Trigger asChild>
      <HandOver {...handOver} />
    </Trigger>
  )
})

function HandOver({ to, focus, ...props }: HandOverProps & TriggerProps) {
  const isNotified = useRef(false)
  useLayoutEffect(() => {
    to(props)
    if (!focus || isNotified.current) return
    isNotified.current = true
    props.onFocus?.(focus)
  })
  return null
}

import { Popover } from 'radix-ui'
import { lazy, Suspense } from 'react'

import { useAfterFrame } from '../after-frame/use-after-frame.ts'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { CalendarProps } from './calendar-days.ts'
import { loading, panel } from './calendar-popover.css.ts'

// Loaded on demand: few people open a calendar.
const DayCalendar = lazy(() => import('./day-calendar.tsx').then((part) => ({ default: part.DayCalendar })))

interface CalendarPopoverProps extends CalendarProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  disabled?: boolean | undefined
  look?: 'in-a-field' | 'alone'
}

export function CalendarPopover({
  open,
  onOpenChange,
  words,
  disabled,
  look = 'in-a-field',
  ...calendar
}: CalendarPopoverProps) {
  // Deferred: the days and years are drawn after the frame of the popover.
  const isDrawn = useAfterFrame(open)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange} modal>
      <Popover.Trigger asChild>
        <BareIconButton
          size={look === 'alone' ? 'm' : 's'}
          tone={look === 'alone' ? 'neutral' : 'ghost'}
          icon="calendar"
          label={words.open}
          disabled={disabled}
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={panel}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.calendar}
          aria-modal
          onOpenAutoFocus={(event) => {
            // The calendar sets the focus on a day.
            event.preventDefault()
            const box = event.currentTarget
            if (box instanceof HTMLElement && !box.contains(document.activeElement)) box.focus()
          }}
        >
          {isDrawn ? (
            // Keeps the page and the typed text if the calendar's code fails to load.
            <ErrorBoundary fallback={null}>
              <Suspense
                fallback={
                  <div className={loading}>
                    <Spinner size="m" />
                  </div>
                }
              >
                <DayCalendar words={words} {...calendar} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <div className={loading} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

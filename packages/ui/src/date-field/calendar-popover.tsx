import { Popover } from 'radix-ui'
import { lazy, Suspense } from 'react'

import { useAfterFrame } from '../after-frame/use-after-frame.ts'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { loading, panel } from './calendar-popover.css.ts'
import type { DateLabels } from './date-labels.ts'
import type { DayBounds } from './day-bounds.ts'

// a calendar is opened by few, a screen by everybody
const DayCalendar = lazy(() => import('./day-calendar.tsx').then((part) => ({ default: part.DayCalendar })))

export interface CalendarPopoverProps extends DayBounds {
  open: boolean
  onOpenChange: (open: boolean) => void
  words: DateLabels
  disabled?: boolean | undefined
  /** YYYY-MM-DD, or empty; both ends where days are chosen in pairs. */
  selected: string | { start: string; end: string }
  onSelect: (day: string) => void
  note?: string | undefined
  look?: 'in-a-field' | 'alone'
}

/** A button and the calendar behind it: a dialog that takes the focus, and gives it back to the button. */
export function CalendarPopover({
  open,
  onOpenChange,
  words,
  disabled,
  look = 'in-a-field',
  ...calendar
}: CalendarPopoverProps) {
  // forty days and the years to choose from follow the frame that shows where they will stand
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
            // the calendar puts it on a day, at once or when it has come
            event.preventDefault()
            const box = event.currentTarget
            if (box instanceof HTMLElement && !box.contains(document.activeElement)) box.focus()
          }}
        >
          {isDrawn ? (
            // its code may not come; the page it is on, and what was typed there, stays
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

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import { Icon } from '../icon/icon.tsx'
import {
  mark,
  none,
  row as rowClass,
  scroller,
  strip,
  text as textClass,
  title as titleClass,
  words,
} from './pick-list.css.ts'
import { placeAfter, rangeOf } from './places.ts'
import { withAll } from './with-all.ts'

/** Pixels. */
const ROW_HEIGHT = 46
const NEAR_END = 20

export interface PickRow {
  key: string
  title: string
  text?: string | undefined
}

export interface PickListProps {
  label: string
  rows: readonly PickRow[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  emptyText: string
  /** For lists with more rows than are loaded. */
  onAll?: (() => void) | undefined
  onEnd?: (() => void) | undefined
  /** Without it, rows can't be dragged. */
  onDrag?: (keys: readonly string[]) => void
}

function Empty({ text }: { text: string }) {
  return (
    <div className={scroller}>
      <p className={none}>{text}</p>
    </div>
  )
}

type RowProps = Omit<ComponentPropsWithRef<'div'>, 'className'> & {
  row: PickRow
  isSelected: boolean
  isActive: boolean
}

function Option({ row, isSelected, isActive, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-active={isActive ? '' : undefined}
      className={rowClass({ isSelected })}
    >
      <span className={mark({ isSelected })}>{isSelected && <Icon name="check" size="s" />}</span>
      <span className={words}>
        <span className={titleClass}>{row.title}</span>
        {row.text !== undefined && <span className={textClass}>{row.text}</span>}
      </span>
    </div>
  )
}

interface InSight {
  readonly box: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly active: number
}

const useRowsInSight = ({ box, count, active }: InSight) =>
  useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    // `aria-activedescendant` needs an existing row.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return active < 0 || active >= count || shown.includes(active)
        ? shown
        : [...shown, active].toSorted((one, other) => one - other)
    },
  })

/** Virtualized. Arrows, Home, End, and Page keys move; Space selects, Shift extends, Ctrl+A selects all. */
export function PickList({ label, rows, selected, onSelect, emptyText, onAll, onEnd, onDrag }: PickListProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const [held, hold] = useState(0)
  const active = Math.min(held, rows.length - 1)
  // Deferred: placing 100,000 rows would delay opening and typing.
  const count = useDeferredValue(rows.length, 0)
  const virtual = useRowsInSight({ box, count, active })
  const items = virtual.getVirtualItems()
  const isNearEnd = count === rows.length && (items.at(-1)?.index ?? 0) >= count - NEAR_END
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd])
  const choose = (index: number, isRange: boolean): void => {
    const row = rows[index]
    if (row === undefined) return
    const next = new Set(selected)
    const isAdded = !selected.has(row.key)
    for (const { key } of isRange ? rangeOf(rows, active, index) : [row]) {
      if (isAdded) next.add(key)
      else next.delete(key)
    }
    hold(index)
    onSelect(next)
  }
  const selectRows = () => onSelect(withAll(selected, rows))
  const press = (event: KeyboardEvent): void => {
    const place = placeAfter(event.key, active, rows.length)
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
    if (place === null && event.key !== ' ' && !isAll) return
    event.preventDefault()
    if (isAll) (onAll ?? selectRows)()
    else if (place === null) choose(active, false)
    else {
      if (event.shiftKey) choose(place, true)
      hold(place)
      virtual.scrollToIndex(place)
    }
  }
  if (rows.length === 0) return <Empty text={emptyText} />
  return (
    <div
      ref={box}
      className={scroller}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={active < count ? `${id}-${active}` : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      <div className={strip} style={{ height: virtual.getTotalSize() }} role="presentation">
        {items.map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          const isSelected = selected.has(row.key)
          return (
            <Option
              key={row.key}
              id={`${id}-${index}`}
              row={row}
              isSelected={isSelected}
              isActive={index === active}
              aria-posinset={index + 1}
              aria-setsize={onEnd === undefined ? rows.length : -1}
              style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              draggable={onDrag !== undefined}
              onDragStart={() => onDrag?.(isSelected ? [...selected] : [row.key])}
              onClick={(event) => choose(index, event.shiftKey)}
            />
          )
        })}
      </div>
    </div>
  )
}

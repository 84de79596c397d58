import { useState, type DragEvent, type KeyboardEvent } from 'react'

import { Button } from '../button/button.tsx'
import { PickList, type PickRow } from '../pick-list/pick-list.tsx'
import { board, column, header, name as nameClass } from './team-board.css.ts'

export interface BoardColumn {
  key: string
  label: string
  rows: readonly PickRow[]
}

export interface TeamBoardProps {
  columns: readonly BoardColumn[]
  onMove: (keys: readonly string[], to: string) => void
  moveLabel: (count: number) => string
  emptyText: string
}

const isFrom = (rows: readonly PickRow[], chosen: ReadonlySet<string>): boolean =>
  rows.some(({ key }) => chosen.has(key))

/** People move by a column's button, by dragging, or by its number key. */
export function TeamBoard({ columns, onMove, moveLabel, emptyText }: TeamBoardProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<readonly string[]>([])
  const [target, setTarget] = useState<string | null>(null)
  const move = (keys: readonly string[], to: string): void => {
    setChosen(new Set())
    setDragged([])
    setTarget(null)
    onMove(keys, to)
  }
  const press = (event: KeyboardEvent): void => {
    const to = columns[Number(event.key) - 1]
    if (to !== undefined && chosen.size > 0) move([...chosen], to.key)
  }
  const over = (event: DragEvent, key: string): void => {
    if (dragged.length === 0) return
    event.preventDefault()
    setTarget(key)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the lists in it have the focus
    <div className={board} onKeyDown={press}>
      {columns.map(({ key, label, rows }) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same by keyboard
        <div
          key={key}
          className={column({ isTarget: target === key })}
          onDragOver={(event) => over(event, key)}
          onDragLeave={() => setTarget(null)}
          onDragEnd={() => setDragged([])}
          onDrop={(event) => {
            event.preventDefault()
            move(dragged, key)
          }}
        >
          <div className={header}>
            <span className={nameClass}>{label}</span>
            {chosen.size > 0 && !isFrom(rows, chosen) && (
              <Button size="s" onClick={() => move([...chosen], key)}>
                {moveLabel(chosen.size)}
              </Button>
            )}
          </div>
          <PickList
            label={label}
            rows={rows}
            selected={chosen}
            onSelect={setChosen}
            emptyText={emptyText}
            onDrag={setDragged}
          />
        </div>
      ))}
    </div>
  )
}

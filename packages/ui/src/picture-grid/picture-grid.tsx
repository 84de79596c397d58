import { type ReactNode, useState } from 'react'

import { cell, corner, grid, open as openClass, picture } from './picture-grid.css.ts'

export interface GridPicture {
  key: string
  url: string
  label: string
}

export interface PictureGridProps {
  label: string
  pictures: readonly GridPicture[]
  onOpen: (key: string) => void
  /** Without it, pictures can't be moved. */
  onMove?: (key: string, to: number) => void
  renderMenu?: (key: string) => ReactNode
}

export function PictureGrid({ label, pictures, onOpen, onMove, renderMenu }: PictureGridProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <ul className={grid} aria-label={label}>
      {pictures.map(({ key, url, label: name }, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu does the same by keyboard
        <li
          key={key}
          className={cell({ isDragged: key === dragged })}
          draggable={onMove !== undefined}
          onDragStart={() => setDragged(key)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault()
          }}
          onDrop={(event) => {
            if (dragged === null) return
            event.preventDefault()
            setDragged(null)
            if (dragged !== key) onMove?.(dragged, index)
          }}
        >
          <button type="button" className={openClass} aria-label={name} onClick={() => onOpen(key)}>
            <img className={picture} src={url} alt="" loading="lazy" decoding="async" draggable={false} />
          </button>
          {renderMenu !== undefined && <div className={corner}>{renderMenu(key)}</div>}
        </li>
      ))}
    </ul>
  )
}

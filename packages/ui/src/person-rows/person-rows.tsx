import { useSyncExternalStore } from 'react'

import { Icon } from '../icon/icon.tsx'
import type { TileLabels, TileSource, TileView } from '../participant-tile/tile-view.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import {
  effort,
  inColumns,
  list,
  name as nameClass,
  nameText,
  note,
  pressable,
  reading,
  row,
  warningMark,
  zone,
} from './person-rows.css.ts'

export interface PersonRowsProps {
  label: string
  labels: TileLabels
  ids: readonly string[]
  sourceOf: (id: string) => TileSource
  /** Before the start, efforts don't count yet. */
  hasEffort?: boolean
  isInColumns?: boolean
  /** Without it, rows are text. */
  onOpen?: (id: string) => void
}

/** One line a person, for screens too small for tiles. */
export function PersonRows({ label, ids, isInColumns = false, ...parts }: PersonRowsProps) {
  return (
    <ul className={isInColumns ? inColumns : list} aria-label={label}>
      {ids.map((id) => (
        <li key={id}>
          <Row id={id} {...parts} />
        </li>
      ))}
    </ul>
  )
}

function PersonMarks({ tile: { warning = null, displayNote = null } }: { tile: TileView }) {
  return (
    <>
      {warning !== null && (
        <span className={warningMark}>
          <Icon name="warning" size="s" label={warning} />
        </span>
      )}
      {displayNote !== null && <Icon name="eye-off" size="s" label={displayNote} />}
    </>
  )
}

type RowProps = Omit<PersonRowsProps, 'label' | 'ids' | 'isInColumns'> & { id: string }

function Row({ id, sourceOf, labels, hasEffort = true, onOpen }: RowProps) {
  const source = sourceOf(id)
  const tile = useSyncExternalStore(source.subscribe, source.get)
  const isLive = tile.signal === 'live'
  const words = (
    <>
      <span className={zone[isLive && hasEffort ? tile.level : 'waiting']} />
      <span className={nameClass}>
        <span className={nameText}>{tile.name}</span>
        <PersonMarks tile={tile} />
      </span>
      {isLive ? (
        <>
          <span className={effort}>
            {hasEffort && (
              <>
                <VisuallyHidden>{labels.effort}</VisuallyHidden>
                {tile.effort} %
              </>
            )}
          </span>
          <span className={reading}>
            <Icon name="heart" size="s" filled label={labels.heartRate} />
            {tile.heartRate}
          </span>
        </>
      ) : (
        <span className={note}>{tile.signalLabel}</span>
      )}
    </>
  )
  if (onOpen === undefined) return <div className={row}>{words}</div>
  return (
    <button type="button" className={pressable} onClick={() => onOpen(id)}>
      {words}
    </button>
  )
}

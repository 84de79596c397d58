import type { CSSProperties, Ref } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import { GuestMark } from '../guest-mark/guest-mark.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { lettersOf, longestWordOf } from './letters-of.ts'
import * as styles from './participant-tile.css.ts'
import { LACK, LETTERS, MARKS, tileAttributes, WORD } from './tile-attributes.ts'
import type { TileLabels, TileView } from './tile-view.ts'
import { ZonePips } from './zone-pips.tsx'

export interface ParticipantTileProps {
  tile: TileView
  labels: TileLabels
  ref?: Ref<HTMLDivElement>
}

const marksOf = ({ warning = null, displayNote = null }: TileView): number =>
  [warning, displayNote].filter((mark) => mark !== null).length

const widthsOf = (tile: TileView) =>
  ({ [LETTERS]: lettersOf(tile.name), [WORD]: longestWordOf(tile.name), [MARKS]: marksOf(tile) }) as CSSProperties

/** `data-part` marks what `LiveTile` writes each second. */
export function ParticipantTile({ tile, labels, ref }: ParticipantTileProps) {
  const { level, signal, digits, lack, place, kcal } = tileAttributes(tile)
  return (
    <div
      ref={ref}
      className={styles.tile}
      role="group"
      aria-label={tile.name}
      data-level={level}
      data-signal={signal}
      data-digits={digits}
      data-place={place}
      data-kcal={kcal}
    >
      <div className={tile.steps === null ? styles.content : `${styles.content} ${styles.withSteps}`}>
        <div className={styles.well}>
          <div className={styles.fill} data-part="fill" style={{ [LACK]: lack } as CSSProperties} />
          <div className={styles.glow} data-part="glow" />
        </div>
        <div className={styles.header} style={widthsOf(tile)}>
          <span className={styles.place}>
            <VisuallyHidden>{labels.place}</VisuallyHidden>
            <span className={styles.placeNumber} data-part="place">
              {tile.place}
            </span>
          </span>
          <span className={styles.face}>
            <span className={styles.faceText}>
              {tile.isGuest === true ? (
                <GuestMark />
              ) : (
                <Avatar id={tile.id} name={tile.name} imageUrl={tile.imageUrl} size="fill" />
              )}
            </span>
          </span>
          <span className={styles.name}>{tile.name}</span>
          <Marks tile={tile} />
        </div>
        <div className={styles.body}>{tile.shows === undefined && <Numbers tile={tile} labels={labels} />}</div>
        <Zone tile={tile} />
      </div>
    </div>
  )
}

function Marks({ tile: { warning = null, displayNote = null } }: Pick<ParticipantTileProps, 'tile'>) {
  if (warning === null && displayNote === null) return null
  return (
    <span className={styles.marks}>
      {warning !== null && (
        <span className={styles.warningMark}>
          <Icon name="warning" size="text" label={warning} />
        </span>
      )}
      {displayNote !== null && <Icon name="eye-off" size="text" label={displayNote} />}
    </span>
  )
}

function Numbers({ tile, labels }: Pick<ParticipantTileProps, 'tile' | 'labels'>) {
  return (
    <>
      <div className={styles.effort}>
        <VisuallyHidden>{labels.effort}</VisuallyHidden>
        <span data-part="effort">{tile.effort}</span>
        <span className={styles.percent}>%</span>
      </div>
      <div className={styles.readings}>
        <Reading
          part="heart-rate"
          icon="heart"
          label={labels.heartRate}
          value={tile.heartRate}
          unit={labels.heartRateUnit}
        />
        <Reading
          part="calories"
          icon="flame"
          label={labels.calories}
          value={tile.calories ?? ''}
          unit={labels.caloriesUnit}
        />
        {tile.steps !== null && (
          <Reading part="steps" icon={tile.steps.icon} label={labels.steps} value={tile.steps.value} />
        )}
      </div>
    </>
  )
}

interface ReadingProps {
  part: 'heart-rate' | 'calories' | 'steps'
  icon: IconName
  label: string
  value: string
  unit?: string
}

const shownAs = {
  'heart-rate': '',
  calories: styles.ofCalories,
  steps: styles.ofSteps,
}

function Reading({ part, icon, label, value, unit }: ReadingProps) {
  return (
    <div className={`${styles.reading} ${shownAs[part]}`}>
      <span className={styles.mark} data-part={part === 'heart-rate' ? 'beat' : undefined}>
        <Icon name={icon} size="text" filled={icon !== 'trampoline'} label={label} />
      </span>
      <span className={styles.figure[part]} data-part={part}>
        {value}
      </span>
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </div>
  )
}

function Zone({ tile }: Pick<ParticipantTileProps, 'tile'>) {
  return (
    <div className={styles.zone}>
      <span className={styles.word} data-part="level">
        {tile.levelLabel}
      </span>
      <ZonePips />
      <span className={styles.signal}>
        <span className={styles.staleMark}>
          <Icon name="clock" size="text" />
        </span>
        <span className={styles.lostMark}>
          <Icon name="wifi-off" size="text" />
        </span>
        <span className={styles.signalLabels} data-part="signal">
          {tile.signalLabel ?? ''}
        </span>
      </span>
    </div>
  )
}

import type { CSSProperties, ReactNode } from 'react'

import { SiteMark } from '../site-mark/site-mark.tsx'
import { ViewTitle } from '../view-title/view-title.tsx'
import { pagesOf } from '../wall-grid/pages.ts'
import { WallPages } from '../wall-pages/wall-pages.tsx'
import { WallPodium } from '../wall-ranking/wall-podium.tsx'
import { ZoneShares, type ZoneSharesProps } from '../zone-shares/zone-shares.tsx'
import * as styles from './wall-results.css.ts'

export interface WallResult {
  id: string
  /** From 1. Equal results share a place. Null for those who hide their numbers. */
  place: number | null
  name: string
  imageUrl: string | null
  /** Shown without a name, with a neutral mark. */
  isGuest?: boolean
  /** Null without a heart rate. */
  points: string | null
  zones: ZoneSharesProps | null
  note: string
}

export interface WallResultsProps {
  title: string
  note: string
  actions?: ReactNode
  facts: readonly { name: string; value: string }[]
  zones: ZoneSharesProps
  labels: { podium: string; results: string }
  people: readonly WallResult[]
  /** How long a page stays, in seconds. */
  dwell: number
}

const shapeOf = (people: number) => {
  if (people <= 3) return 'podium'
  if (people <= 6) return 'large'
  return people <= 20 ? 'list' : 'many'
}
const PER_PAGE = { podium: 3, large: 6, list: 10, many: 24 } as const

const rowsOf = (people: number) =>
  ({
    '--in-one': people,
    '--in-twos': Math.ceil(people / 2),
  }) as CSSProperties

function Row({ person, shape }: { person: WallResult; shape: ReturnType<typeof shapeOf> }) {
  return (
    <li className={styles.row({ shape })}>
      <span className={styles.place}>{person.place}</span>
      <span className={styles.name}>{person.name}</span>
      <span className={styles.points}>{person.points}</span>
      {person.zones === null ? (
        <span className={styles.remark}>{person.note}</span>
      ) : (
        <span className={styles.share({ shape })}>
          <ZoneShares {...person.zones} />
        </span>
      )}
    </li>
  )
}

export function WallResults({ title, note, actions, facts, zones, labels, people, dwell }: WallResultsProps) {
  const shape = shapeOf(people.length)
  const sheets = pagesOf(people, PER_PAGE[shape])
  const lines = rowsOf(sheets[0]?.length ?? 0)
  const pages = sheets.map((page, index) => ({
    key: String(index),
    content: (
      <ol className={styles.rows({ shape })} aria-label={labels.results}>
        {page.map((person) => (
          <Row key={person.id} person={person} shape={shape} />
        ))}
      </ol>
    ),
  }))
  const first = people
    .slice(0, 3)
    .flatMap(({ id, place, name, imageUrl, isGuest = false, points }) =>
      points === null || place === null ? [] : { id, place, name, imageUrl, isGuest, points, medals: [] },
    )
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <header className={styles.head}>
          <span className={styles.mark}>
            <SiteMark size="m" />
          </span>
          <ViewTitle className={styles.title}>{title}</ViewTitle>
          <p className={styles.note}>{note}</p>
          {actions}
        </header>
        <div className={styles.together}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <span className={styles.factName}>{name}</span>
              <span className={styles.factValue}>{value}</span>
            </div>
          ))}
          <span className={styles.all}>
            <ZoneShares {...zones} />
          </span>
        </div>
        <div className={styles.people({ shape })} style={lines}>
          <div className={styles.podium({ shape })}>
            <WallPodium label={labels.podium} people={first} />
          </div>
          <WallPages pages={pages} dwell={dwell} />
        </div>
      </div>
    </div>
  )
}

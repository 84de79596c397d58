import type { ReactNode } from 'react'

import { zonePart } from '../class-summary/class-summary.css.ts'
import type { SummaryPart } from '../class-summary/class-summary.tsx'
import { SiteMark } from '../site-mark/site-mark.tsx'
import { ViewTitle } from '../view-title/view-title.tsx'
import { pagesOf } from '../wall-grid/pages.ts'
import { WallPages } from '../wall-pages/wall-pages.tsx'
import { WallPodium } from '../wall-ranking/wall-podium.tsx'
import * as styles from './wall-results.css.ts'

interface Zones {
  parts: readonly { level: SummaryPart; share: number }[]
  /** The same in words. */
  text: string
}

export interface WallResult {
  id: string
  /** From 1; who reached the same shares it. */
  place: number
  name: string
  imageUrl: string | null
  /** With their unit; null for who sent no heart rate. */
  points: string | null
  zones: Zones | null
  /** Stands in the place of the zones. */
  note: string
}

export interface WallResultsProps {
  title: string
  /** Beside the title, such as the room. */
  note: string
  /** Beside the note: what whoever stands at the wall may do. */
  actions?: ReactNode
  /** What everybody reached together, three at most. */
  facts: readonly { name: string; value: string }[]
  zones: Zones
  /** Spoken names. */
  labels: { podium: string; results: string }
  /** Best first. */
  people: readonly WallResult[]
  /** How long a page stays, in seconds. */
  dwell: number
}

/** So many that each can have a long line beside the podium; above, everybody has a short one. */
const FEW = 20
const PER_PAGE = { few: 10, many: 45 } as const

function ZoneBar({ zones, of }: { zones: Zones; of: 'class' | 'person' }) {
  return (
    <span className={styles.bar({ of })} role="img" aria-label={zones.text}>
      {zones.parts.map(({ level, share }) => (
        <span key={level} className={zonePart({ level })} style={{ width: `${share * 100}%` }} />
      ))}
    </span>
  )
}

function Row({ person }: { person: WallResult }) {
  return (
    <li className={styles.row}>
      <span className={styles.place}>{person.place}</span>
      <span className={styles.name}>{person.name}</span>
      <span className={styles.points}>{person.points}</span>
      {person.zones === null ? (
        <span className={styles.remark}>{person.note}</span>
      ) : (
        <ZoneBar zones={person.zones} of="person" />
      )}
    </li>
  )
}

/** The result of a class on its wall: all of it comes by itself, on pages that turn. */
export function WallResults({ title, note, actions, facts, zones, labels, people, dwell }: WallResultsProps) {
  const few = people.length <= FEW
  const pages = pagesOf(people, few ? PER_PAGE.few : PER_PAGE.many).map((page, index) => ({
    key: String(index),
    content: (
      <ol className={styles.rows({ few })} aria-label={labels.results}>
        {page.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ol>
    ),
  }))
  const first = people
    .slice(0, 3)
    .flatMap(({ place, name, imageUrl, points }) =>
      points === null ? [] : { place, name, imageUrl, points, medals: [] },
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
          <ZoneBar zones={zones} of="class" />
        </div>
        <div className={styles.people({ few })}>
          {few && (
            <div className={styles.podium}>
              <WallPodium label={labels.podium} people={first} />
            </div>
          )}
          <WallPages pages={pages} dwell={dwell} />
        </div>
      </div>
    </div>
  )
}

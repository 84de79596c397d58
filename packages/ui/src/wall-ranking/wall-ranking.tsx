import { Icon } from '../icon/icon.tsx'
import { MedalCounts } from '../medal-counts/medal-counts.tsx'
import { SiteMark } from '../site-mark/site-mark.tsx'
import { ViewTitle } from '../view-title/view-title.tsx'
import { pagesOf } from '../wall-grid/pages.ts'
import { WallPages } from '../wall-pages/wall-pages.tsx'
import { WallPodium, type WallRankingPerson } from './wall-podium.tsx'
import * as styles from './wall-ranking.css.ts'

export interface WallRankingProps {
  title: string
  note: string
  labels: { podium: string; page: string }
  people: readonly WallRankingPerson[]
  empty: { title: string; text: string }
  /** How long a page stays, in seconds. */
  dwell: number
  stale: boolean
}

const ON_PODIUM = 3
const PER_PAGE = 10

function Row({ person }: { person: WallRankingPerson }) {
  return (
    <li className={styles.row}>
      <span className={styles.place}>{person.place}</span>
      <div>
        <p className={styles.name}>{person.name}</p>
        <div className={styles.won}>
          <span className={styles.points}>{person.points}</span>
          <MedalCounts medals={person.medals} />
        </div>
      </div>
    </li>
  )
}

export function WallRanking({ title, note, labels, people, empty, dwell, stale }: WallRankingProps) {
  const others = people.slice(ON_PODIUM)
  const pages = [
    { key: 'podium', content: <WallPodium label={labels.podium} people={people} /> },
    // Keyed by index, so that a page keeps its place when someone is added before it.
    ...(others.length === 0 ? [] : pagesOf(others, PER_PAGE)).map((page, index) => ({
      key: `page ${index}`,
      content: (
        <ol className={styles.rows} aria-label={labels.page} start={page[0]?.place}>
          {page.map((person) => (
            <Row key={person.place} person={person} />
          ))}
        </ol>
      ),
    })),
  ]
  return (
    <div className={styles.frame}>
      <div className={styles.board({ stale })}>
        <header className={styles.head}>
          <div className={styles.who}>
            <SiteMark size="m" />
            <ViewTitle className={styles.title}>{title}</ViewTitle>
          </div>
          <p className={styles.note}>{note}</p>
        </header>
        {people.length > 0 ? (
          <WallPages pages={pages} dwell={dwell} />
        ) : (
          <div className={styles.empty}>
            <span className={styles.trophy}>
              <Icon name="trophy" size="text" />
            </span>
            <p className={styles.emptyTitle}>{empty.title}</p>
            <p className={styles.emptyText}>{empty.text}</p>
          </div>
        )}
      </div>
    </div>
  )
}

import { useId, type ReactNode } from 'react'

import { SiteMark } from '../site-mark/site-mark.tsx'
import { vars } from '../tokens/theme.css.ts'
import { TypedAddress } from '../typed-address/typed-address.tsx'
import { useSiteName } from '../view-title/site-name.tsx'
import { ViewTitle } from '../view-title/view-title.tsx'
import type { LegendZone } from '../zone-legend/zone-legend.tsx'
import * as styles from './wall-poster.css.ts'

export interface WallPosterProps {
  title: string
  message: string
  next?: string | undefined
  /** What keeps phones from joining. */
  warning?: string | undefined
  clock: string
  code: ReactNode
  address: string
  pictureUrl: string | null
  zones: readonly LegendZone[]
  zonesLabel: string
  /** The letters move each minute, against burn-in. */
  minute: number
}

const LONG = 16
/** In percent of their band. */
const STEPS = [46, 60, 73, 87, 100]
/** Where the letters stand in one minute and the next, in em. */
const PLACES = [
  [0, 0],
  [0.12, 0.06],
  [0, 0.12],
  [-0.12, 0.06],
] as const

function Heartbeats() {
  const id = useId()
  return (
    <svg className={styles.field} aria-hidden="true">
      <defs>
        <pattern id={id} width="360" height="150" patternUnits="userSpaceOnUse">
          <path className={styles.line} d="M0 84h96l18-10 16 10h22l14 16 20-92 22 124 16-48h26l20-14 22 14h68" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function Ground({ pictureUrl }: Pick<WallPosterProps, 'pictureUrl'>) {
  return (
    <div className={styles.ground}>
      {pictureUrl === null ? (
        <Heartbeats />
      ) : (
        <>
          <img className={styles.picture} src={pictureUrl} alt="" />
          <div className={styles.shade} />
        </>
      )}
    </div>
  )
}

export function WallPoster(props: WallPosterProps) {
  const { title, message, next, warning, clock, code, address, pictureUrl, zones, zonesLabel, minute } = props
  const site = useSiteName()
  const [x, y] = PLACES[minute % PLACES.length] ?? PLACES[0]
  return (
    <div className={styles.frame}>
      <Ground pictureUrl={pictureUrl} />
      <div className={styles.poster} style={{ transform: `translate(${x}em, ${y}em)` }}>
        <div className={styles.head}>
          <span className={styles.site}>
            <SiteMark size="m" />
            {site}
          </span>
          <time className={styles.clock}>{clock}</time>
        </div>
        <div className={styles.middle}>
          <div className={styles.words}>
            <ViewTitle className={styles.title({ long: title.length > LONG })}>{title}</ViewTitle>
            <p className={styles.message}>{message}</p>
            {next !== undefined && <p className={styles.next}>{next}</p>}
            {warning !== undefined && <p className={styles.warning}>{warning}</p>}
          </div>
          <div className={styles.way}>
            <div className={styles.code}>{code}</div>
            <p className={styles.address}>
              <TypedAddress address={address} />
            </p>
          </div>
        </div>
        <ul className={styles.stairs} aria-label={zonesLabel}>
          {zones.map(({ level, word, range }, index) => (
            <li
              key={level}
              className={styles.step}
              style={{ height: `${STEPS[index] ?? 100}%`, background: vars.zone[level].solid }}
            >
              <span className={styles.word}>{word}</span>
              <span className={styles.range}>{range}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { Heading } from '../heading/heading.tsx'
import { Icon } from '../icon/icon.tsx'
import { RoomCover } from '../room-cover/room-cover.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './room-card.css.ts'

export interface RoomCardProps {
  title: string
  description: string
  backgroundUrl?: string | null
  logoUrl?: string | null
  status?: { label: string; tone: NonNullable<BadgeProps['tone']> }
  coaches: readonly string[]
  note?: string
  coachesLabel: string
  live?: ReactNode
  actions?: ReactNode
  isPressedWhole?: boolean
  menu?: ReactNode
  busyLabel?: string
  level?: 2 | 3
}

export function RoomCard(props: RoomCardProps) {
  const { title, description, backgroundUrl, logoUrl, status, coaches, actions, menu, busyLabel, level = 2 } = props
  const busy = busyLabel !== undefined
  const hasLogo = typeof logoUrl === 'string'
  const hasPicture = typeof backgroundUrl === 'string'
  return (
    <article className={styles.frame} aria-busy={busy || undefined}>
      <div className={styles.cover({ isLow: !hasPicture && !hasLogo })}>
        {hasPicture ? (
          <img className={styles.picture} src={backgroundUrl} alt="" loading="lazy" decoding="async" />
        ) : (
          <RoomCover name={title} />
        )}
        <div className={styles.shade} />
        {status !== undefined && (
          <span className={styles.badgePlace}>
            <Badge tone={status.tone}>{status.label}</Badge>
          </span>
        )}
        {menu !== undefined && (
          <div className={styles.menuPlace} inert={busy}>
            {menu}
          </div>
        )}
        {hasLogo && (
          <span className={styles.logo}>
            <Avatar name={title} imageUrl={logoUrl} size="l" />
          </span>
        )}
      </div>
      <div className={styles.body} inert={busy}>
        <Heading level={level} size="m">
          {title}
        </Heading>
        <Text tone="muted" size="s">
          {description}
        </Text>
        {props.live}
        {props.note !== undefined && (
          <Text tone="warning" size="s">
            {props.note}
          </Text>
        )}
        {coaches.length > 0 && (
          <p className={styles.coaches}>
            <Icon name="user" size="s" />
            <VisuallyHidden>{props.coachesLabel}</VisuallyHidden>
            {coaches.join(', ')}
          </p>
        )}
      </div>
      {actions !== undefined && (
        <div
          className={props.isPressedWhole === true ? `${styles.footer} ${styles.wholeCard}` : styles.footer}
          inert={busy}
        >
          {actions}
        </div>
      )}
      {busy && (
        <div className={styles.veil}>
          <Spinner size="l" label={busyLabel} />
        </div>
      )}
    </article>
  )
}

import { effectiveVisibility, type VisibilityChoice } from '@repo/domain/privacy/center-privacy'
import { parseVisibility, type Visibility } from '@repo/domain/privacy/visibility'

import type { participations } from '../../../database/schema/classes.ts'

/** How displays identify a guest. */
export interface Guest {
  readonly wallId: string
  readonly number: number
}

export interface ParticipantPrivacy extends VisibilityChoice {
  /** What displays show now. */
  readonly level: Visibility
  /** Kept while the level needs none, so that a participant is the same guest again. */
  readonly guest: Guest | null
  /** In bpm; null without a ceiling. */
  readonly ceiling: number | null
}

export const OPEN: ParticipantPrivacy = {
  chosen: 'all',
  atMost: 'all',
  isHidden: false,
  level: 'all',
  guest: null,
  ceiling: null,
}

export type PrivacyRow = Pick<
  typeof participations.$inferSelect,
  'visibility' | 'visibilityAtMost' | 'isHidden' | 'wallId' | 'guestNumber' | 'ceilingBpm'
>

export const choiceOfRow = ({ visibility, visibilityAtMost, isHidden }: PrivacyRow): VisibilityChoice => ({
  chosen: parseVisibility(visibility),
  atMost: parseVisibility(visibilityAtMost),
  isHidden,
})

export const levelOfRow = (row: PrivacyRow): Visibility => effectiveVisibility(choiceOfRow(row))

export const privacyOfRow = (row: PrivacyRow): ParticipantPrivacy => ({
  ...choiceOfRow(row),
  level: levelOfRow(row),
  guest: row.wallId === null || row.guestNumber === null ? null : { wallId: row.wallId, number: row.guestNumber },
  ceiling: row.ceilingBpm,
})

interface Private {
  privacy: ParticipantPrivacy
  isDirty: boolean
}

/** A changed ceiling is compared with all samples again. */
export const changePrivacy = (participant: Private, privacy: ParticipantPrivacy): void => {
  if (privacy.ceiling !== participant.privacy.ceiling) participant.isDirty = true
  participant.privacy = privacy
}

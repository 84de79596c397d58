import { formatCalories, formatClock, formatCount } from '@repo/domain/core/number-format'
import { truncate } from '@repo/domain/core/text'
import { pseudonymDisplay } from '@repo/domain/core/truncation'
import type { Milliseconds } from '@repo/domain/core/units'
import { levelOf, type Participant } from '@repo/domain/live/live-packet'
import { isGuest, SHOWN } from '@repo/domain/privacy/visibility'
import { shownEffort } from '@repo/domain/trainings/physiology'
import type { StepsIcon } from '@repo/domain/trainings/training-type'
import type { TileView } from '@repo/ui/tile-view'

import type { TileTexts } from './tile-texts.ts'

const DASH = '–'
/** Effort at which the fill starts. Most training is above, so differences are visible. */
const FILL_FROM = 40

const fillOf = (effort: number): number => Math.min(1, Math.max(0, (effort - FILL_FROM) / (100 - FILL_FROM)))

const orDash = (value: number | null): string => (value === null ? DASH : formatCount(Math.floor(value)))

interface TileContext {
  readonly ranks?: ReadonlyMap<string, number>
  readonly serverNow: Milliseconds
  readonly words: TileTexts
  readonly stepsIcon: StepsIcon | null
  /** Whether the server reported the signal lost. An offline display only knows the age of its values. */
  readonly isLost?: (userUuid: string) => boolean
  /** Staff get all numbers, and marks of what displays show. */
  readonly isStaff?: boolean
}

const signalLabelOf = (participant: Participant, { serverNow, words, isLost }: TileContext): string | null => {
  const { signal, measuredAt, userUuid, spotUntil, isOffSkin = false } = participant
  if (signal === 'live') return null
  if (isOffSkin) return words.noContact
  if (measuredAt === null) return words.noStrap
  const isKnownLost = signal === 'disconnected' && isLost?.(userUuid) !== false
  if (isKnownLost && spotUntil !== undefined)
    return words.spot(formatClock(Math.max(0, Math.ceil((spotUntil - serverNow) / 1000))))
  if (isKnownLost) return words.noSignal
  return words.seconds(Math.floor((serverNow - measuredAt) / 1000))
}

/** The contact warning takes the place of the word. */
const levelLabelOf = ({ isOffSkin = false }: Participant, word: string): string => (isOffSkin ? '' : word)

/** The name on a display. */
export const shownName = (
  { pseudonym, guestNumber }: Pick<Participant, 'pseudonym' | 'guestNumber'>,
  words: TileTexts,
) => (guestNumber === undefined ? truncate(pseudonym, pseudonymDisplay) : words.guest(guestNumber))

type Privacy = Pick<TileView, 'name' | 'isGuest' | 'shows' | 'displayNote' | 'hiding' | 'warning'>

const hidingOf = ({ visibility = 'all', isHidden = false }: Participant): TileView['hiding'] => {
  if (isHidden) return 'done'
  return SHOWN[visibility].tile ? 'offered' : null
}

const privacyOf = (participant: Participant, { words, isStaff = false }: TileContext): Privacy => {
  const { visibility = 'all', ceiling } = participant
  if (isStaff) {
    return {
      name: truncate(participant.pseudonym, pseudonymDisplay),
      displayNote: visibility === 'all' ? null : words.onDisplays[visibility],
      hiding: hidingOf(participant),
      warning: (ceiling?.aboveSince ?? null) === null ? null : words.aboveCeiling,
    }
  }
  const { numbers, color } = SHOWN[visibility]
  const hidden: TileView['shows'] = color ? 'color' : 'presence'
  return {
    name: shownName(participant, words),
    isGuest: isGuest(visibility),
    shows: numbers ? undefined : hidden,
  }
}

/** Number and color come from the same floored effort. */
export const tileViewOf = (participant: Participant, context: TileContext): TileView => {
  const { words, stepsIcon, ranks } = context
  // the last heart rate is too old to show; totals stay
  const isQuiet = participant.signal === 'disconnected'
  const current = isQuiet ? { effort: null, heartRate: null } : participant
  const effort = current.effort ?? 0
  const privacy = privacyOf(participant, context)
  const level = (isQuiet ? null : levelOf(participant)) ?? 'waiting'
  return {
    id: participant.userUuid,
    ...privacy,
    imageUrl: participant.imageUrl,
    effort: current.effort === null ? DASH : String(shownEffort(effort)),
    level,
    levelLabel: privacy.shows === 'presence' ? words.present : levelLabelOf(participant, words.levels[level]),
    // a height would show the effort
    fill: privacy.shows === undefined ? fillOf(effort) : Number(privacy.shows === 'color' && level !== 'waiting'),
    heartRate: orDash(current.heartRate),
    calories: participant.calories === null ? null : formatCalories(participant.calories),
    steps: stepsIcon === null ? null : { icon: stepsIcon, value: orDash(participant.steps) },
    signal: participant.signal,
    signalLabel: signalLabelOf(participant, context),
    place: ranks?.get(participant.userUuid) ?? null,
  }
}

import { formatCalories, formatClock, formatCount } from '@repo/domain/core/number-format'
import { truncate } from '@repo/domain/core/text'
import { pseudonymDisplay } from '@repo/domain/core/truncation'
import type { Milliseconds } from '@repo/domain/core/units'
import type { Participant } from '@repo/domain/live/live-packet'
import { shownEffort } from '@repo/domain/trainings/physiology'
import type { StepsIcon } from '@repo/domain/trainings/training-type'
import { effortLevelOf } from '@repo/domain/trainings/zones'
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

/** Number and color come from the same floored effort. */
export const tileViewOf = (participant: Participant, context: TileContext): TileView => {
  const { words, stepsIcon, ranks } = context
  // the last heart rate is too old to show; totals stay
  const isQuiet = participant.signal === 'disconnected'
  const current = isQuiet ? { effort: null, heartRate: null } : participant
  const effort = current.effort ?? 0
  const level = effortLevelOf(effort)
  return {
    id: participant.userUuid,
    name: truncate(participant.pseudonym, pseudonymDisplay),
    imageUrl: participant.imageUrl,
    effort: current.effort === null ? DASH : String(shownEffort(effort)),
    level,
    // the contact warning takes this place
    levelLabel: participant.isOffSkin === true ? '' : words.levels[level],
    fill: fillOf(effort),
    heartRate: orDash(current.heartRate),
    calories: participant.calories === null ? null : formatCalories(participant.calories),
    steps: stepsIcon === null ? null : { icon: stepsIcon, value: orDash(participant.steps) },
    signal: participant.signal,
    signalLabel: signalLabelOf(participant, context),
    place: ranks?.get(participant.userUuid) ?? null,
  }
}

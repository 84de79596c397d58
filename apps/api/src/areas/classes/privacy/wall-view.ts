import type { PacketWire } from '@repo/api-client/classes/packet'
import { isGuest, SHOWN } from '@repo/domain/privacy/visibility'
import { EFFORT_LEVELS, effortLevelOf } from '@repo/domain/trainings/zones'

import type { Guest, ParticipantPrivacy } from './participant-privacy.ts'

type Entry = PacketWire['data'][number]

/** For readers that don't know guests. Others write the name in their language. */
export const guestName = ({ number }: Guest): string => `#${number}`

const colorOf = ({ effort }: Entry): number => EFFORT_LEVELS.indexOf(effortLevelOf(effort ?? 0))

/** Times of joining would identify a guest who was shown by name before. */
const hideName = (entry: Entry, guest: Guest): void => {
  entry.final_user_uuid = guest.wallId
  entry.pseudonym = guestName(guest)
  entry.user_url_image = null
  entry.joined_at = null
  entry.spot_until = undefined
  entry.guest_number = guest.number
}

const hideNumbers = (entry: Entry): void => {
  entry.effort = null
  entry.hr = null
  entry.calories_tot = null
  entry.steps_tot = null
}

const hideSignal = (entry: Entry): void => {
  entry.status = true
  entry.measured_at = null
  entry.contact = undefined
  entry.spot_until = undefined
}

/**
 * What displays get of a participant, or null: a copy, unless the participant hides nothing. Changes it in place, because
 * spreading parts takes three times as long. JSON leaves out what is undefined.
 */
export const wallEntry = (entry: Entry, { level, guest, ceiling }: ParticipantPrivacy): Entry | null => {
  if (level === 'all') return ceiling === null ? entry : { ...entry }
  const { tile, name, numbers, color } = SHOWN[level]
  if (!tile || (!name && guest === null)) return null
  const shown: Entry = { ...entry, visibility: level, level: undefined, guest_number: undefined }
  if (!name && guest !== null) hideName(shown, guest)
  if (!numbers && color) shown.level = colorOf(entry)
  if (!numbers) hideNumbers(shown)
  if (!color) hideSignal(shown)
  return shown
}

/** Adds for staff what displays show and the private ceiling. Call after `wallEntry`, because it changes the entry. */
export const markForStaff = (entry: Entry, privacy: ParticipantPrivacy, aboveSince: number | null): void => {
  const { level, guest, isHidden, ceiling } = privacy
  if (level !== 'all') entry.visibility = level
  if (guest !== null && isGuest(level)) entry.guest_number = guest.number
  if (isHidden) entry.hidden = true
  if (ceiling !== null) entry.ceiling_bpm = ceiling
  if (ceiling !== null && aboveSince !== null) entry.above_since = aboveSince
}

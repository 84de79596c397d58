import type { PacketWire } from '@repo/api-client/classes/packet'
import { SHOWN, type Visibility } from '@repo/domain/privacy/visibility'
import { EFFORT_LEVELS, effortLevelOf } from '@repo/domain/trainings/zones'

import type { Guest, ParticipantPrivacy } from './participant-privacy.ts'

type Entry = PacketWire['data'][number]

const NO_NUMBERS = { effort: null, hr: null, calories_tot: null, steps_tot: null } as const

/** For readers that don't know guests. Others write the name in their language. */
export const guestName = ({ number }: Guest): string => `#${number}`

/** Times of joining would identify a guest who was shown by name before. */
const asGuest = (entry: Entry, guest: Guest): Entry => {
  const { spot_until: _, ...shown } = entry
  return {
    ...shown,
    final_user_uuid: guest.wallId,
    pseudonym: guestName(guest),
    user_url_image: null,
    joined_at: null,
    guest_number: guest.number,
  }
}

const withoutSignal = (entry: Entry): Entry => {
  const { contact: _, spot_until: __, ...shown } = entry
  return { ...shown, status: true, measured_at: null }
}

const withoutNumbers = (entry: Entry, level: Visibility): Entry =>
  SHOWN[level].color
    ? { ...entry, ...NO_NUMBERS, level: EFFORT_LEVELS.indexOf(effortLevelOf(entry.effort ?? 0)) }
    : { ...withoutSignal(entry), ...NO_NUMBERS }

/** What displays get of a participant, or null. */
export const wallEntry = (entry: Entry, { level, guest }: ParticipantPrivacy): Entry | null => {
  if (level === 'all') return entry
  const shown = SHOWN[level]
  if (!shown.tile || (!shown.name && guest === null)) return null
  const named = shown.name || guest === null ? entry : asGuest(entry, guest)
  return { ...(shown.numbers ? named : withoutNumbers(named, level)), visibility: level }
}

/** What staff get: everything, and what displays show. */
export const staffEntry = (entry: Entry, privacy: ParticipantPrivacy, aboveSince: number | null): Entry => {
  const { level, guest, isHidden, ceiling } = privacy
  if (level === 'all' && ceiling === null) return entry
  return {
    ...entry,
    ...(level === 'all' ? {} : { visibility: level }),
    ...(guest === null ? {} : { guest_number: guest.number }),
    ...(isHidden ? { hidden: true } : {}),
    ...(ceiling === null ? {} : { ceiling_bpm: ceiling }),
    ...(ceiling === null || aboveSince === null ? {} : { above_since: aboveSince }),
  }
}

/** Guests are last, by number: their place between the others would tell who joined when. */
export const wallEntries = (entries: readonly (Entry | null)[]): Entry[] => {
  const shown = entries.filter((entry) => entry !== null)
  if (!shown.some((entry) => entry.guest_number !== undefined)) return shown
  return shown.toSorted((one, other) => (one.guest_number ?? 0) - (other.guest_number ?? 0))
}

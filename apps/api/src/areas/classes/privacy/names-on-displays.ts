import { effectiveVisibility } from '@repo/domain/privacy/center-privacy'
import { SHOWN } from '@repo/domain/privacy/visibility'
import { sql } from 'drizzle-orm'

import { uuidIn } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import { type StaffPrincipal, viewOf } from '../../../http/authentication/principal.ts'
import { centerToday } from '../../../lists/date-filters.ts'
import { branchOf } from '../../center/center-queries.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { standingChoiceOf } from './join-privacy.ts'
import { guestName } from './wall-view.ts'

/** Stands for a member whom a display doesn't name. */
const UNNAMED = '–'

interface Named {
  readonly userUuid: string
  readonly pseudonym: string
}

/** A participant as the caller may see them. `fallbackId` replaces the ID of those without a tile. */
export const seenAs = (
  principal: StaffPrincipal,
  { memberUuid, pseudonym, privacy: { level, guest } }: LiveParticipant,
  fallbackId: string,
): Named => {
  if (viewOf(principal) === 'staff' || SHOWN[level].name) return { userUuid: memberUuid, pseudonym }
  return SHOWN[level].tile && guest !== null
    ? { userUuid: guest.wallId, pseudonym: guestName(guest) }
    : { userUuid: fallbackId, pseudonym: UNNAMED }
}

interface Known {
  readonly uuid: string
  readonly pseudonym: string
}

type NameOf = (member: Known) => Named | null

/** Names members who may not be in the class: on displays, by their standing level; null for those without a name. */
export const namesFor = async (
  principal: StaffPrincipal,
  liveClass: LiveClass,
  uuids: readonly string[],
  now: number,
): Promise<NameOf> => {
  const named = ({ uuid: userUuid, pseudonym }: Known): Named => ({ userUuid, pseudonym })
  if (viewOf(principal) === 'staff' || uuids.length === 0) return named
  const shown = await principal.branch.read(async (tx) => {
    const [center, day] = [await branchOf(tx), await centerToday(tx, now)]
    const rows = await tx
      .select()
      .from(members)
      .where(uuidIn(sql`${members.uuid}`, uuids))
    const isNamed = (row: (typeof rows)[number]): boolean =>
      SHOWN[effectiveVisibility(standingChoiceOf(center, row, day))].name
    return new Set(rows.filter(isNamed).map(({ uuid }) => uuid))
  })
  for (const { memberUuid, privacy } of liveClass.participants.values())
    if (!SHOWN[privacy.level].name) shown.delete(memberUuid)
  return (member) => (shown.has(member.uuid) ? named(member) : null)
}

export const orUnnamed = (name: Named | null, fallbackId: string): Named =>
  name ?? { userUuid: fallbackId, pseudonym: UNNAMED }

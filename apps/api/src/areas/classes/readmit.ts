import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { participations } from '../../database/schema/participations.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Language } from '../../http/errors/sentences.ts'
import { branchOf } from '../center/branch.ts'
import { type Participation, readAdmissions } from './admissions.ts'
import { liftBanOf } from './ban-participant.ts'
import { findClass } from './classes.ts'
import type { LiveClass } from './live-class.ts'
import { lockClass } from './open-classes.ts'
import { membersWithoutSpot } from './spots.ts'

interface Seeking {
  readonly classUuid: string
  readonly memberUuid: string
  readonly liveClass: LiveClass | null
  readonly language: Language
  readonly now: number
}

/** Gives a removed member a spot in the running class again. Refuses if none is free. */
export const readmit = async (tx: Transaction, seeking: Seeking): Promise<Participation> => {
  const { classUuid, memberUuid, liveClass, language, now } = seeking
  await lockClass(tx, classUuid)
  const row = await findClass(tx, classUuid)
  if (row === null) throw new Refusal('not-found')
  if (row.remoteState !== 'running') throw new Refusal('class-over')
  const own = and(eq(participations.classUuid, classUuid), eq(participations.memberUuid, memberUuid))
  const [participation] = await tx.select().from(participations).where(own)
  const [member] = await tx.select().from(members).where(eq(members.uuid, memberUuid))
  if (participation === undefined || member === undefined) throw new Refusal('participant-unknown')
  await liftBanOf(tx, participation, now)
  const seeker = { row, member }
  const withoutSpot = () => membersWithoutSpot(liveClass, now)
  const admissions = await readAdmissions(tx, await branchOf(tx), [seeker], { now, withoutSpot })
  const back = admissions.admit(seeker, { language, now })
  await admissions.write()
  return back
}

import type { AuditSubjectKind } from '@repo/domain/center/audit'

import type { SnapshotReader } from '../areas/audit/create-audit-trail.ts'
import { readCenter } from '../areas/center/audit.ts'
import { readChallenge } from '../areas/challenges/audit.ts'
import { readClass } from '../areas/classes/audit.ts'
import { readDisplay } from '../areas/displays/audit.ts'
import { readImport } from '../areas/imports/audit.ts'
import { readMember } from '../areas/members/audit.ts'
import { readRoom } from '../areas/rooms/audit.ts'
import { readSensor } from '../areas/sensors/audit.ts'
import { readAdministrator } from '../areas/staff/audit.ts'

export const AUDIT_READERS: Readonly<Record<AuditSubjectKind, SnapshotReader>> = {
  administrator: readAdministrator,
  center: readCenter,
  challenge: readChallenge,
  class: readClass,
  display: readDisplay,
  import: readImport,
  member: readMember,
  room: readRoom,
  sensor: readSensor,
}

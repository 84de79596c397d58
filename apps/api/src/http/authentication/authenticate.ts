import type { Access } from '@repo/api-client/core/endpoint'
import { FEATURES, permissionsOf } from '@repo/domain/people/permissions'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { branchDatabase } from '../../database/branch-database.ts'
import type { Database } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { displays } from '../../database/schema/displays.ts'
import { daqKeys } from '../../database/schema/rooms.ts'
import { administrators } from '../../database/schema/staff.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf } from '../../lib/secrets.ts'
import type {
  CenterPrincipal,
  DaqPrincipal,
  DisplayPrincipal,
  ParticipantPrincipal,
  Principal,
  StaffPrincipal,
} from './principal.ts'
import { confirmRenewal } from './renew-session.ts'

export const ACTIVE = 1

/** A suspended center keeps its sessions, displays, and keys; they work again after it is resumed. */
const checkCenter = ({ status }: { readonly status: number }): void => {
  if (status !== ACTIVE) throw new Refusal('center-suspended')
}

interface StaffRow {
  readonly adminUuid: string
  readonly role: string
  readonly branchUuid: string
  readonly features: Readonly<Record<string, boolean>>
}

const toStaffPrincipal = (
  db: Database,
  { adminUuid, role, branchUuid, features }: StaffRow,
  session: Pick<StaffPrincipal, 'sessionUuid' | 'token' | 'isRemembered' | 'isOnDisplay'>,
): StaffPrincipal => ({
  kind: 'staff',
  adminUuid,
  role,
  permissions: permissionsOf(role),
  features: FEATURES.filter((feature) => features[feature] === true),
  ...session,
  branch: branchDatabase(db, branchUuid),
})

const findOperator = async (context: Context, token: string): Promise<StaffPrincipal | null> => {
  const [row] = await context.db
    .select({
      displayUuid: displays.uuid,
      adminUuid: administrators.uuid,
      role: administrators.role,
      branchUuid: displays.branchUuid,
      features: branches.features,
      status: branches.status,
    })
    .from(displays)
    .innerJoin(
      administrators,
      and(eq(administrators.uuid, displays.operatorUuid), eq(administrators.branchUuid, displays.branchUuid)),
    )
    .innerJoin(branches, eq(branches.uuid, displays.branchUuid))
    .where(
      and(
        eq(displays.tokenHash, hashOf(token)),
        gt(displays.operatedUntil, new Date(context.clock.now())),
        eq(administrators.isActive, true),
      ),
    )
  if (row === undefined) return null
  checkCenter(row)
  const session = { sessionUuid: row.displayUuid, token, isRemembered: false, isOnDisplay: true }
  return toStaffPrincipal(context.db, row, session)
}

/** The publishable key must be that of the session's center. */
const authenticateStaff = async (
  context: Context,
  token: string,
  centerKey: string,
): Promise<StaffPrincipal | null> => {
  const tokenHash = hashOf(token)
  const now = context.clock.now()
  const row = await context.credentials.session(tokenHash, now)
  if (row === null) return null
  if (row.centerKey !== centerKey) throw new Refusal('key-unknown')
  checkCenter(row)
  if (row.nextTokenHash === tokenHash) await confirmRenewal(context.db, tokenHash, now)
  const { sessionUuid, isRemembered } = row
  return toStaffPrincipal(context.db, row, { sessionUuid, token, isRemembered, isOnDisplay: false })
}

const STAFF_TOKEN = 'token-admin'
const STAFF_LEVEL = 'token-level'
const DISPLAY_TOKEN = 'token-display'

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' && value.length <= 500 ? value : null
}

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? null

const displayOf = async (context: Context, token: string): Promise<DisplayPrincipal | null> => {
  const [row] = await context.db
    .select({ uuid: displays.uuid, branchUuid: displays.branchUuid, status: branches.status })
    .from(displays)
    .innerJoin(branches, eq(branches.uuid, displays.branchUuid))
    .where(eq(displays.tokenHash, hashOf(token)))
  if (row === undefined) return null
  checkCenter(row)
  return { kind: 'display', displayUuid: row.uuid, branch: branchDatabase(context.db, row.branchUuid) }
}

const centerOf = async ({ db, credentials }: Context, key: string): Promise<CenterPrincipal> => {
  const row = await credentials.center(key)
  if (row === null) throw new Refusal('key-unknown')
  checkCenter(row)
  return { kind: 'center', branch: branchDatabase(db, row.uuid) }
}

export const participantOf = async (
  { db, credentials }: Context,
  token: string,
): Promise<ParticipantPrincipal | null> => {
  const row = await credentials.participant(hashOf(token))
  if (row === null) return null
  if (row.endedAt !== null) throw new Refusal('continued-elsewhere')
  checkCenter(row)
  return {
    kind: 'participant',
    participationUuid: row.uuid,
    classUuid: row.classUuid,
    memberUuid: row.memberUuid,
    byCode: row.byCode,
    branch: branchDatabase(db, row.branchUuid),
  }
}

const daqOf = async (context: Context, key: string): Promise<DaqPrincipal> => {
  const [row] = await context.db
    .select({ roomUuid: daqKeys.roomUuid, branchUuid: daqKeys.branchUuid, status: branches.status })
    .from(daqKeys)
    .innerJoin(branches, eq(branches.uuid, daqKeys.branchUuid))
    .where(eq(daqKeys.keyHash, hashOf(key)))
  if (row === undefined) throw new Refusal('key-unknown')
  checkCenter(row)
  return { kind: 'daq', roomUuid: row.roomUuid, branch: branchDatabase(context.db, row.branchUuid) }
}

const shown = (key: string | null): string => {
  if (key === null) throw new Refusal('key-missing')
  return key
}

const found = async <T>(token: string | null, find: (token: string) => Promise<T | null>): Promise<T> => {
  const principal = token === null ? null : await find(token)
  if (principal === null) throw new Refusal('unauthenticated')
  return principal
}

/** Hides other centers: a foreign branch gets the same answer as a missing one. */
const checkNamedBranch = (request: FastifyRequest, { branch }: Principal): void => {
  const { branch_uuid: inQuery = [] } = request.query as { readonly branch_uuid?: string | readonly string[] }
  const named = [headerOf(request, 'branch-uuid') ?? [], inQuery].flat()
  if (named.some((uuid) => uuid !== branch.branchUuid)) throw new Refusal('not-found')
}

const staffOrDisplay = async (context: Context, request: FastifyRequest, access: Access): Promise<Principal> => {
  const display = headerOf(request, DISPLAY_TOKEN)
  if (access.kind === 'staff' && access.display === true && display !== null) {
    return found(display, (token) => displayOf(context, token))
  }
  if (access.kind === 'staff' && access.operated === true && display !== null) {
    return found(display, (token) => findOperator(context, token))
  }
  const key = shown(bearerOf(request))
  if (headerOf(request, STAFF_LEVEL) !== 'admin') throw new Refusal('unauthenticated')
  const staff = await found(headerOf(request, STAFF_TOKEN), (token) => authenticateStaff(context, token, key))
  checkNamedBranch(request, staff)
  return staff
}

export const authenticate = async (
  context: Context,
  request: FastifyRequest,
  access: Access,
): Promise<Principal | null> => {
  switch (access.kind) {
    case 'public':
      return null
    case 'center':
      return centerOf(context, shown(bearerOf(request)))
    case 'staff':
      return staffOrDisplay(context, request, access)
    case 'display':
      return found(headerOf(request, DISPLAY_TOKEN), (token) => displayOf(context, token))
    case 'participant':
      return found(headerOf(request, 'token-participant'), (token) => participantOf(context, token))
    case 'daq':
      return daqOf(context, shown(headerOf(request, 'token-daq')))
    default:
      return access satisfies never
  }
}

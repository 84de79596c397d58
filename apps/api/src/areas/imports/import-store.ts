import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import type { FileFacts } from '@repo/domain/imports/file-facts'
import { UNDO_HOURS } from '@repo/domain/imports/import'
import type { FileMember } from '@repo/domain/imports/member-row'
import type { MemberChange } from '@repo/domain/imports/plan-members'
import type { SensorChange } from '@repo/domain/imports/plan-sensors'
import type { RowFaults } from '@repo/domain/imports/row-fault'
import type { FileSensor } from '@repo/domain/imports/sensor-row'
import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { imports } from '../../database/schema/imports.ts'
import type { Context } from '../../lib/context.ts'
import { createEncryption, decryptBytes, encryptBytes } from '../../lib/encryption.ts'
import { Refusal } from '../../lib/refusal.ts'

export type StoredImport = typeof imports.$inferSelect

export interface PackedTraining {
  /** Unix time in ms. */
  readonly startAt: number
  readonly timerSeconds: number
  readonly leftOut: number
  readonly seconds: readonly number[]
  readonly heartRates: readonly number[]
}

export type PlannedRow =
  | {
      readonly kind: 'member'
      readonly member: FileMember
      /** Given to a new member. */
      readonly pseudonym: string | null
      readonly changes: readonly MemberChange[]
    }
  | { readonly kind: 'sensor'; readonly sensor: FileSensor; readonly changes: readonly SensorChange[] }
  | {
      readonly kind: 'training'
      readonly memberUuid: string | null
      readonly path: string
      /** Index in the file. */
      readonly activity: number
      readonly training: PackedTraining | null
    }

/** What `sealed_content` holds. */
export interface RowContent {
  /** The file's cells. */
  readonly raw: readonly string[]
  /** By field. */
  readonly edits: Readonly<Record<string, string>>
  /** By field, as shown: as in the file or edited. */
  readonly cells: Readonly<Record<string, string>>
  /** Null for a fault. */
  readonly plan: PlannedRow | null
  /** By field; `row` is for the whole row. */
  readonly faults: RowFaults<string>
}

export interface OpenImport {
  readonly row: StoredImport
  readonly seal: (content: RowContent) => string
  readonly open: (sealed: string) => RowContent
  /** Any other value, such as what the run replaced. */
  readonly sealValue: (value: unknown) => string
  readonly openValue: (sealed: string) => unknown
  readonly sealFile: (bytes: Uint8Array) => Promise<Buffer>
  readonly openFile: (sealed: Buffer) => Promise<Buffer>
}

const KEY_BYTES = 32
const KEPT_MS = UNDO_HOURS * 3_600_000
const UNZIPPED_AT_MOST = 64 * 2 ** 20

type Needed = Pick<Context, 'encryption' | 'clock'>

const ownerOf = (uuid: string): string => `import ${uuid}`

/** A key of one import, encrypted with the installation's, so that what it sealed is gone with its row. */
export const newSealedKey = ({ encryption }: Pick<Context, 'encryption'>, uuid: string): string =>
  encryption.encrypt(randomBytes(KEY_BYTES).toString('base64'), ownerOf(uuid))

/** Null if another installation sealed it. */
export const openWith = ({ encryption }: Pick<Context, 'encryption'>, row: StoredImport): OpenImport | null => {
  const owner = ownerOf(row.uuid)
  const encoded = encryption.decrypt(row.sealedKey, owner)
  if (encoded === null) return null
  const key = Buffer.from(encoded, 'base64')
  const { encrypt, decrypt } = createEncryption(key)
  const sealValue = (value: unknown): string => encrypt(JSON.stringify(value), owner)
  const openValue = (sealed: string): unknown => {
    const text = decrypt(sealed, owner)
    if (text === null) throw new Error('a sealed part of an import does not open')
    return JSON.parse(text)
  }
  return {
    row,
    seal: sealValue,
    open: (sealed) => openValue(sealed) as RowContent,
    sealValue,
    openValue,
    sealFile: async (bytes) => encryptBytes(key, await promisify(gzip)(bytes), owner),
    openFile: (sealed) => promisify(gunzip)(decryptBytes(key, sealed, owner), { maxOutputLength: UNZIPPED_AT_MOST }),
  }
}

/** Imports whose time is over are deleted by housekeeping, and are gone before that. */
export const isKept = (now: number): SQL | undefined =>
  or(gt(imports.changedAt, new Date(now - KEPT_MS)), inArray(imports.state, ['running', 'undoing']))

/** @throws {Refusal} `not-found` also for an import that another installation sealed. */
export const openImport = async (
  context: Needed,
  tx: Transaction,
  uuid: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<OpenImport> => {
  const found = tx
    .select()
    .from(imports)
    .where(and(eq(imports.uuid, uuid), isKept(context.clock.now())))
  const [row] = await (isLocked ? found.for('update') : found)
  const open = row === undefined ? null : openWith(context, row)
  if (open === null) throw new Refusal('not-found')
  return open
}

/** What the file of members or sensors says of itself. Null for trainings. */
export const factsIn = ({ row, openValue }: OpenImport): FileFacts | null =>
  row.kind === 'trainings' || row.sealedFacts === null ? null : (openValue(row.sealedFacts) as FileFacts)

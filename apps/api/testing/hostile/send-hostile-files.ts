/** Uploads hostile files to a server for the nightly run until it is killed. */
import { constants, setPriority } from 'node:os'

import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import { createClient, type Client } from '@repo/api-client/core/client'
import { createImport } from '@repo/api-client/imports/endpoints'
import { importTraining } from '@repo/api-client/members/member-trainings'
import { uploadAdminImage } from '@repo/api-client/staff/staff-endpoints'

import { someRecording } from '../some-recording.ts'
import { hostileFiles, type HostileFile } from './hostile-files.ts'

/** Minimum number of files and duration. */
export interface SendOrder {
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
  readonly adminUuid: string
  readonly memberUuid: string
  readonly typeUuid: string
  readonly seed: number
  readonly files: number
  readonly minutes: number
}

export interface Sent {
  readonly kind: 'sent'
  readonly files: number
  readonly answers: Readonly<Record<number, number>>
  /** Types of files with a 5xx response or none. */
  readonly faults: readonly string[]
  readonly isGoodImported: boolean
}

const AT_ONCE = 4
const OK = 200

const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => OK,
    (error: unknown) => (error instanceof ApiError ? error.status : NO_RESPONSE),
  )

const importOf = (client: Client, { memberUuid, typeUuid }: SendOrder, file: Blob) =>
  statusOf(client.call(importTraining, { params: { uuid: memberUuid }, body: { typeUuid }, file }))

const upload = (client: Client, order: SendOrder, { target, bytes }: HostileFile): Promise<number> => {
  const file = new File([new Uint8Array(bytes)], 'x')
  if (target === 'training') return importOf(client, order, file)
  return target === 'table'
    ? statusOf(client.call(createImport, { body: { kind: 'members', fileName: 'x.xlsx' }, file }))
    : statusOf(client.call(uploadAdminImage, { params: { uuid: order.adminUuid }, file }))
}

const sendAll = async (order: SendOrder): Promise<Sent> => {
  const client = createClient({ baseUrl: order.origin, headers: () => order.headers })
  const until = Date.now() + order.minutes * 60_000
  const files = hostileFiles(order.seed, Number.POSITIVE_INFINITY)
  const answers: Record<number, number> = {}
  const faults: string[] = []
  let sent = 0
  const sender = async (): Promise<void> => {
    while (sent < order.files || Date.now() < until) {
      sent += 1
      const { value: file } = files.next() as IteratorYieldResult<HostileFile>
      const status = await upload(client, order, file)
      answers[status] = (answers[status] ?? 0) + 1
      if (status === NO_RESPONSE || status >= 500) faults.push(file.kind)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  const isGoodImported = (await importOf(client, order, someRecording())) === OK
  return { kind: 'sent', files: sent, answers, faults, isGoodImported }
}

// phones of a class don't share the server's machine
setPriority(constants.priority.PRIORITY_LOW)
process.on('message', (order: SendOrder) => {
  void sendAll(order).then((sent) => process.send?.(sent))
})

import { listAudit } from '@repo/api-client/audit/endpoints'
import { showCenter } from '@repo/api-client/center/show-center'
import { addGalleryImage, deleteGalleryImage, orderGallery, updateAddress } from '@repo/api-client/center/update-center'
import { startClass } from '@repo/api-client/classes/run-class'
import {
  createStreamingAccount,
  deleteStreamingAccount,
  updateStreamingAccount,
} from '@repo/api-client/streaming/endpoints'
import {
  createTrainingType,
  listTrainingTypes,
  retireTrainingType,
  updateTrainingType,
} from '@repo/api-client/trainings/training-types'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildRoom } from '../../../testing/factories/build-room.ts'
import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { branchDatabase } from '../../database/branch-database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { images } from '../../database/schema/images.ts'
import { streamingAccounts } from '../../database/schema/streaming.ts'
import { streamingAccountOf } from '../streaming/streaming-account.ts'

describe('the parts of a center', () => {
  let server: TestServer
  let gym: Gym
  let elsewhere: Gym
  let admin: Client
  let stranger: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    const features = { realtime: true, streaming: true }
    gym = await buildGym(server, { features })
    elsewhere = await buildGym(server, { features })
    admin = await staffClient(server, gym, gym.admin.email)
    stranger = await staffClient(server, elsewhere, elsewhere.admin.email)
  })

  const shown = (client = admin, { branch } = gym) => client.call(showCenter, { params: { uuid: branch.uuid } })

  describe('the address of a center', () => {
    const body = {
      address_line_1: 'Hidalgo 12',
      country: 'México',
      state: 'Guanajuato',
      city: 'Celaya',
      zip_code: '38000',
      location_point: '20.5222,-100.8142',
      status: 1 as const,
    }
    const update = (change = {}, uuid = gym.branch.locationUuid, client = admin) =>
      client.call(updateAddress, { params: { uuid }, body: { ...body, ...change } })

    it('is in Mexico City at first and changes when saved', async () => {
      expect((await shown()).location).toMatchObject({
        uuid: gym.branch.locationUuid,
        address_line_1: '',
        location_point: '19.4335,-99.1355',
      })
      await update()
      expect((await shown()).location).toEqual({ uuid: gym.branch.locationUuid, ...body, version: 2 })
      expect((await shown(stranger, elsewhere)).location).toMatchObject({ address_line_1: '' })
    })

    it.each([[{ location_point: 'Celaya' }], [{ location_point: '91,0' }], [{ city: '' }], [{ status: 2 }]])(
      'is refused with %j',
      async (change) => {
        await expect(update(change)).rejects.toMatchObject({ status: 422 })
      },
    )

    it('cannot be changed by another center', async () => {
      await expect(update({}, elsewhere.branch.locationUuid)).rejects.toMatchObject({ status: 404 })
      expect((await shown(stranger, elsewhere)).location).toMatchObject({ address_line_1: '' })
    })
  })

  describe('the gallery of a center', () => {
    const file = async () => {
      const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
      return new Blob([new Uint8Array(await image.png().toBuffer())])
    }
    const add = async (client = admin) => client.call(addGalleryImage, { file: await file() })
    const uuids = async () => (await shown()).multimedia?.map(({ uuid }) => uuid)
    const stored = () => server.context.db.$count(images)

    it('keeps its images in the chosen order, without deleted ones', async () => {
      const [first, second, third] = [await add(), await add(), await add()]
      const of = ({ branch_image_uuid: uuid }: { branch_image_uuid: string }) => uuid
      expect(await uuids()).toEqual([of(first), of(second), of(third)])
      await admin.call(orderGallery, { body: { uuids: [of(third), of(first)] } })
      expect(await uuids()).toEqual([of(third), of(first), of(second)])
      await admin.call(deleteGalleryImage, { params: { uuid: of(first) } })
      expect(await uuids()).toEqual([of(third), of(second)])
      expect((await fetch(server.url + third.url)).status).toBe(200)
      const fourth = await add()
      expect(await uuids()).toEqual([of(third), of(second), of(fourth)])
    })

    it('cannot be changed by another center', async () => {
      const { branch_image_uuid: uuid } = await add()
      await expect(stranger.call(deleteGalleryImage, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
      await stranger.call(orderGallery, { body: { uuids: [uuid] } })
      expect(await uuids()).toEqual([uuid])
    })

    it('holds 30 images under two concurrent batches of 20 and stores no further files', async () => {
      const before = await stored()
      // the sandbox queues no more at once
      const race = () => Promise.allSettled(Array.from({ length: 20 }, () => add()))
      const answers = [...(await race()), ...(await race())]
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      expect(refused).toHaveLength(10)
      for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'gallery-full' })
      expect([(await uuids())?.length, (await stored()) - before]).toEqual([30, 30])
    })
  })

  describe('the video credentials of a center', () => {
    const body = { email: 'video@gym.example', api_key: 'canary-key', secret_key: ' canary-secret ' }
    const create = (change = {}) => admin.call(createStreamingAccount, { body: { ...body, ...change } })
    const secretOf = async ({ branch }: Gym) => {
      const account = await branchDatabase(server.context.db, branch.uuid).run(streamingAccountOf)
      return server.context.encryption.decrypt(account?.sealedSecret ?? '', branch.uuid)
    }

    it('are encrypted, and no answer contains the secret', async () => {
      const { uuid } = await create()
      expect((await shown()).credential_zoom).toEqual({
        uuid,
        email: body.email,
        api_key: 'canary-key',
        account_id: null,
        version: 1,
      })
      const coach = await staffClient(server, gym, gym.coach.email)
      expect((await shown(coach)).credential_zoom).toEqual({ uuid, email: body.email })
      expect(await secretOf(gym)).toBe('canary-secret')
      const { db } = server.context
      const kept = [await db.select().from(streamingAccounts), await db.select().from(auditEntries)]
      expect(kept.map((rows) => rows.length > 0)).toEqual([true, true])
      expect(JSON.stringify(kept)).not.toContain('canary-secret')
      const { rows } = await admin.callDecoded(listAudit, { query: {} })
      expect(rows.find(({ action }) => action === 'center-changed')).toMatchObject({
        changes: [
          { field: 'videoAccount', before: null, after: body.email },
          { field: 'videoSecret', isWithheld: true },
        ],
      })
    })

    it('are one account per center that is replaced as a whole or deleted', async () => {
      const { uuid } = await create({ account_id: 'zoom' })
      await expect(create()).rejects.toMatchObject({ status: 409, code: 'streaming-account-exists' })
      await admin.call(updateStreamingAccount, { params: { uuid }, body: { ...body, secret_key: 'other' } })
      expect((await shown()).credential_zoom).toMatchObject({ uuid, account_id: null })
      expect(await secretOf(gym)).toBe('other')
      await admin.call(deleteStreamingAccount, { params: { uuid } })
      expect((await shown()).credential_zoom).toBeNull()
      await expect(admin.call(deleteStreamingAccount, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
      await expect(create()).resolves.toBeDefined()
    })

    it('are stored once under ten concurrent calls', async () => {
      const answers = await Promise.allSettled(Array.from({ length: 10 }, () => create()))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('cannot be changed by another center', async () => {
      const { uuid } = await create()
      await expect(stranger.call(updateStreamingAccount, { params: { uuid }, body })).rejects.toMatchObject({
        status: 404,
      })
      await expect(stranger.call(deleteStreamingAccount, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
      expect(await secretOf(gym)).toBe('canary-secret')
    })

    it.each([[{ email: 'video' }], [{ api_key: '  ' }], [{ secret_key: '' }], [{ secret_key: undefined }]])(
      'are refused with %j',
      async (change) => {
        await expect(create(change)).rejects.toMatchObject({ status: 422 })
      },
    )
  })

  describe('the training types of a center', () => {
    const rowing = { trainig_name_en: 'Rowing', trainig_name_es: 'Remo', use_steps: { steps_types: 'rope' as const } }
    const types = async (client = admin) => (await client.call(listTrainingTypes, {})).data
    const add = (change = {}) => admin.call(createTrainingType, { body: { ...rowing, ...change } })

    it('are appended, renamed in both languages, and retired', async () => {
      const { uuid } = await add()
      expect((await types()).at(-1)).toMatchObject({ training_type_uuid: uuid, trainig_name: 'Rowing', ...rowing })
      const changed = { trainig_name_en: 'Row', trainig_name_es: 'Remadora', use_steps: null }
      await admin.call(updateTrainingType, { params: { uuid }, body: changed })
      expect((await types()).at(-1)).toMatchObject({ trainig_name: 'Row', ...changed })
      await admin.call(retireTrainingType, { params: { uuid } })
      expect((await types()).map((type) => type.training_type_uuid)).not.toContain(uuid)
      const gone = { status: 404 }
      await expect(admin.call(retireTrainingType, { params: { uuid } })).rejects.toMatchObject(gone)
      await expect(admin.call(updateTrainingType, { params: { uuid }, body: rowing })).rejects.toMatchObject(gone)
    })

    it('start no class once retired', async () => {
      const { uuid } = await add()
      const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
      await admin.call(retireTrainingType, { params: { uuid } })
      const body = {
        training_type_uuid: uuid,
        duration: 5,
        class_delay: 0,
        data_order: 'effort' as const,
        user_capacity_status: false,
        capacity: 1,
        streaming: false,
      }
      const start = admin.call(startClass, { params: { uuid: room.uuid }, body })
      await expect(start).rejects.toMatchObject({ status: 422, code: 'training-type-unknown' })
    })

    it('cannot be retired by another center, and the last one stays under concurrent calls', async () => {
      const before = await types(stranger)
      const own = (await types()).map((type) => type.training_type_uuid)
      const [other] = before
      const retire = (uuid = '') => admin.call(retireTrainingType, { params: { uuid } })
      await expect(retire(other?.training_type_uuid)).rejects.toMatchObject({ status: 404 })
      const answers = await Promise.allSettled(own.map(retire))
      expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: { status: 409, code: 'last-training-type' } },
      ])
      expect(await types()).toHaveLength(1)
      expect(await types(stranger)).toEqual(before)
    })
  })
})

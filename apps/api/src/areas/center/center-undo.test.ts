import { showCenter } from '@repo/api-client/center/show-center'
import { addGalleryImage, deleteGalleryImage, restoreGalleryImage } from '@repo/api-client/center/update-center'
import { listTrainingTypes, restoreTrainingType, retireTrainingType } from '@repo/api-client/trainings/training-types'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { runHousekeeping } from '../../operations/jobs/housekeeping.ts'

const UNDO_MS = 600_000

describe('an undo in the center settings', () => {
  let server: TestServer
  let gym: Gym
  let admin: Client
  let stranger: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server)
    const elsewhere = await buildGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
    stranger = await staffClient(server, elsewhere, elsewhere.admin.email)
  })

  const add = async () => {
    const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
    return admin.call(addGalleryImage, { file: new Blob([new Uint8Array(await image.png().toBuffer())]) })
  }
  const uuids = async () => {
    const { multimedia } = await admin.call(showCenter, { params: { uuid: gym.branch.uuid } })
    return multimedia?.map(({ uuid }) => uuid)
  }
  const types = async () => (await admin.call(listTrainingTypes, {})).data

  it('restores a gallery image to its position within ten minutes, after which the image is deleted', async () => {
    const [first, second] = [await add(), await add()]
    const { branch_image_uuid: uuid } = first
    const remove = () => admin.call(deleteGalleryImage, { params: { uuid } })
    const restore = (client = admin) => client.call(restoreGalleryImage, { params: { uuid } })
    await expect(restore()).rejects.toMatchObject({ status: 404 })
    await remove()
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    await expect(restore(stranger)).rejects.toMatchObject({ status: 404 })
    server.clock.advance(UNDO_MS - 1)
    await runHousekeeping(server.context)
    await restore()
    expect(await uuids()).toEqual([uuid, second.branch_image_uuid])
    await remove()
    server.clock.advance(UNDO_MS)
    await expect(restore()).rejects.toMatchObject({ status: 404 })
    server.clock.advance(1)
    await runHousekeeping(server.context)
    expect((await fetch(server.url + first.url)).status).toBe(404)
    expect((await fetch(server.url + second.url)).status).toBe(200)
  })

  it('restores no image to a full gallery', async () => {
    const { branch_image_uuid: uuid } = await add()
    await admin.call(deleteGalleryImage, { params: { uuid } })
    for (let count = 0; count < 30; count += 1) await add()
    const restored = admin.call(restoreGalleryImage, { params: { uuid } })
    await expect(restored).rejects.toMatchObject({ status: 409, code: 'gallery-full' })
    expect(await uuids()).toHaveLength(30)
  })

  it('restores a retired training type to its position', async () => {
    const before = await types()
    const uuid = before[0]?.training_type_uuid ?? ''
    const restore = (client = admin) => client.call(restoreTrainingType, { params: { uuid } })
    await expect(restore()).rejects.toMatchObject({ status: 404 })
    await admin.call(retireTrainingType, { params: { uuid } })
    await expect(restore(stranger)).rejects.toMatchObject({ status: 404 })
    server.clock.advance(UNDO_MS - 1)
    await restore()
    expect(await types()).toEqual(before)
    await admin.call(retireTrainingType, { params: { uuid } })
    server.clock.advance(UNDO_MS)
    await expect(restore()).rejects.toMatchObject({ status: 404 })
  })
})

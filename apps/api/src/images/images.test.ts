import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { basename } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

import { showCenter } from '@repo/api-client/center/show-center'
import { uploadRoomBackground, uploadRoomLogo } from '@repo/api-client/rooms/save-room'
import { imageLimits } from '@repo/domain/core/limits'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Client, createClient } from '../../testing/wire-client.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { images } from '../database/schema/images.ts'
import { runHousekeeping } from '../operations/jobs/housekeeping.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16a085' } })

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A black 1-bit PNG: 100 KB that decode to nearly 1,000 megapixels. */
const bombOf = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG whose header claims the maximum size. */
const boastingJpeg = async (): Promise<Buffer> => {
  const bytes = await canvas(16, 16).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

/** A phone's photo: rotated, with location, camera, and owner. */
const photograph = () =>
  canvas(400, 200)
    .withExif({
      IFD0: { Make: 'Secretcam', Artist: 'Canary Name' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 57/1', GPSLongitudeRef: 'W', GPSLongitude: '99/1 8/1 7/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe("a room's image", () => {
  let server: TestServer
  let world: World
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const stored = async () => {
    const rows = await server.context.db.select({ name: images.name }).from(images).orderBy(asc(images.name))
    return rows.map(({ name }) => name)
  }
  const upload = (bytes: Uint8Array, name = 'logo.png', type = 'image/png', client = admin) =>
    client.call(uploadRoomLogo, {
      params: { uuid: world.idle.uuid },
      file: new File([new Uint8Array(bytes)], name, { type }),
    })
  const shown = async () => {
    const { rooms } = await admin.call(showCenter, { params: { uuid: world.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === world.idle.uuid)
  }
  const fetched = async (url: string) => Buffer.from(await (await fetch(server.url + url)).arrayBuffer())

  it.each([
    ['a png that is called jpg', 'logo.jpg', 'image/jpeg', () => canvas(40, 30).png().toBuffer()],
    ['a jpeg that is called png', 'logo.png', 'image/png', () => canvas(40, 30).jpeg().toBuffer()],
    ['a png that says it is text', '../../logo.txt', 'text/html', () => canvas(40, 30).png().toBuffer()],
  ])('is recognized as %s by its content', async (_, name, type, bytes) => {
    const { url } = await upload(await bytes(), name, type)
    expect(url).toMatch(/^\/images\/[0-9a-f-]{36}\.webp$/)
    await expect(sharp(await fetched(url)).metadata()).resolves.toMatchObject({ format: 'webp', width: 40, height: 30 })
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a gif', () => canvas(4, 4).gif().toBuffer()],
    ['a tiff', () => canvas(4, 4).tiff().toBuffer()],
    ['a webp', () => canvas(4, 4).webp().toBuffer()],
    ['an avif', () => canvas(4, 4).avif().toBuffer()],
    ['a png that ends too soon', async () => (await canvas(900, 900).png().toBuffer()).subarray(0, -400)],
    ['a jpeg that ends too soon', async () => (await canvas(900, 900).jpeg().toBuffer()).subarray(0, -800)],
    [
      'a png with a wrong sum',
      async () => {
        const bytes = await canvas(90, 90).png().toBuffer()
        bytes.writeUInt8((bytes.at(-20) ?? 0) ^ 0xff, bytes.length - 20)
        return bytes
      },
    ],
    ['a head of a png and nothing more', async () => (await canvas(4, 4).png().toBuffer()).subarray(0, 33)],
    ['a bomb of 900 megapixels', () => bombOf(30_000)],
    ['a jpeg that claims 4,000 megapixels', boastingJpeg],
  ])('%s named png is refused, and the old picture stays', async (_, bytes) => {
    const before = [await stored(), await shown()]
    await expect(upload(await bytes())).rejects.toMatchObject({ status: 422, code: 'image-invalid' })
    expect([await stored(), await shown()]).toEqual(before)
  })

  it.each([
    ['one wide and 20,000 high', () => canvas(1, 20_000).png().toBuffer()],
    ['20,000 wide and one high', () => canvas(20_000, 1).png().toBuffer()],
  ])('is refused as a picture %s because decoding would block a thread', async (_, bytes) => {
    await expect(upload(await bytes())).rejects.toMatchObject({ status: 422, code: 'image-invalid' })
  })

  it('is the only one kept of several uploads at once, without remains of the others', async () => {
    const before = (await stored()).length
    const bytes = await canvas(30, 30).png().toBuffer()
    const urls = (await Promise.all(Array.from({ length: 6 }, () => upload(bytes)))).map(({ url }) => url)
    expect(urls).toContain((await shown())?.logo_image)
    expect(await stored()).toHaveLength(Math.max(before, 1))
  })

  it('is deleted an hour after the last reference to it, and no other is', async () => {
    const { url } = await upload(await canvas(20, 20).png().toBuffer())
    const { db } = server.context
    const hoursAgo = (count: number) => new Date(server.clock.now() - count * 3_600_000)
    const content = Buffer.from('x')
    await db.insert(images).values([
      { name: 'old.webp', content, storedAt: hoursAgo(2) },
      { name: 'young.webp', content, storedAt: hoursAgo(0.5) },
    ])
    const named = eq(images.name, basename(url))
    await db
      .update(images)
      .set({ storedAt: hoursAgo(9) })
      .where(named)
    await runHousekeeping(server.context)
    expect((await stored()).filter((name) => /^(old|young)/.test(name))).toEqual(['young.webp'])
    expect(await stored()).toContain(basename(url))
  })

  it('takes exactly as much as is allowed and not a byte more', async () => {
    const small = await canvas(40, 30).png().toBuffer()
    const padded = (length: number) => Buffer.concat([small, Buffer.alloc(length - small.length)])
    await expect(upload(padded(imageLimits.maxBytes))).resolves.toBeDefined()
    await expect(upload(padded(imageLimits.maxBytes + 1))).rejects.toMatchObject({
      status: 413,
      code: 'image-too-large',
    })
  })

  it('that is a byte too large is refused even when that byte comes late', async () => {
    const before = [await stored(), await shown()]
    const small = await canvas(40, 30).png().toBuffer()
    const padded = Buffer.concat([small, Buffer.alloc(imageLimits.maxBytes - small.length)])
    const call = request(`${server.url}/api/v2/room/${world.idle.uuid}/logo`, {
      method: 'POST',
      headers: { ...world.headers.admin, 'content-type': 'multipart/form-data; boundary=x' },
    })
    const answered = once(call, 'response') as Promise<[IncomingMessage]>
    call.write('--x\r\ncontent-disposition: form-data; name="center_image"; filename="a.png"\r\n\r\n')
    call.write(padded)
    // each answered call shows that the server has read on
    for (let calls = 0; calls < 5; calls += 1) await shown()
    call.end('.\r\n--x--\r\n')
    const [answer] = await answered
    answer.resume()
    expect([answer.statusCode, await stored(), await shown()]).toEqual([413, ...before])
  })

  it('loses its metadata (place, time, device, author) and is stored upright', async () => {
    const original = await photograph()
    const taken = await sharp(original).metadata()
    expect([taken.exif?.toString('latin1').includes('Canary Name'), taken.orientation]).toEqual([true, 6])
    const { url } = await upload(original, 'photo.jpg', 'image/jpeg')
    const bytes = await fetched(url)
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect([width, height]).toEqual([200, 400])
    for (const word of ['Secretcam', 'Canary', 'GPS', 'Exif']) expect(bytes.toString('latin1')).not.toContain(word)
  })

  it('of several frames keeps one', async () => {
    const frames = await sharp([await canvas(20, 20).png().toBuffer(), await canvas(20, 20).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    await expect(upload(frames)).rejects.toMatchObject({ code: 'image-invalid' })
    const { url } = await upload(await canvas(20, 20).png().toBuffer())
    expect((await sharp(await fetched(url)).metadata()).pages).toBeUndefined()
  })

  it('is served as the image it is, kept for long, and as nothing else', async () => {
    const { url } = await upload(await canvas(20, 20).png().toBuffer())
    const answer = await fetch(server.url + url)
    const header = (name: string) => answer.headers.get(name)
    expect([header('content-type'), header('x-content-type-options')]).toEqual(['image/webp', 'nosniff'])
    expect(header('content-security-policy')).toContain("default-src 'none'")
    expect(header('cache-control')).toContain('immutable')
  })

  it('is sent once to a client that caches it, and is gone once it is replaced', async () => {
    const { url } = await upload(await canvas(20, 20).png().toBuffer())
    const tag = (await fetch(server.url + url)).headers.get('etag') ?? ''
    const again = () => fetch(server.url + url, { headers: { 'if-none-match': tag } })
    expect([(await again()).status, await (await again()).text()]).toEqual([304, ''])
    const other = await fetch(server.url + url, { headers: { 'if-none-match': '"another"' } })
    expect([other.status, (await other.arrayBuffer()).byteLength > 0]).toEqual([200, true])
    await upload(await canvas(21, 21).png().toBuffer())
    expect([(await again()).status, (await fetch(server.url + url)).status]).toEqual([404, 404])
  })

  it.each(['/images/', '/images/..%2fserver.pid', '/images/%2e%2e/postgres/PG_VERSION', '/images/nothing.webp'])(
    'is not found at %s',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404)
    },
  )

  it('of another center cannot be replaced, and nothing is stored', async () => {
    const stranger = await buildWorld(server)
    const client = createClient({ baseUrl: server.url, headers: () => stranger.headers.admin })
    const before = [await stored(), await shown()]
    const bytes = await canvas(20, 20).png().toBuffer()
    await expect(upload(bytes, 'a.png', 'image/png', client)).rejects.toMatchObject({ status: 404, code: 'not-found' })
    const background = { params: { uuid: world.idle.uuid }, file: new Blob([new Uint8Array(bytes)]) }
    await expect(client.call(uploadRoomBackground, background)).rejects.toMatchObject({ status: 404 })
    expect([await stored(), await shown()]).toEqual(before)
  })
})

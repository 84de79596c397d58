import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { buildBranch } from '../../testing/factories/build-branch.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { composedMail } from './composed-mail.ts'
import { createMailBranding } from './mail-branding.ts'
import { mailHtml } from './mail-html.ts'

const drawing = (width: number, height: number, color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width / 4}" width="${width / 2}" height="${height}" fill="${color}"/></svg>`,
    ),
  )
    .webp({ lossless: true })
    .toBuffer()

describe('the branding of an email', () => {
  let db: Awaited<ReturnType<typeof openTestDatabase>>['db']
  beforeAll(async () => {
    const connection = await openTestDatabase()
    atEnd(() => connection.close())
    db = connection.db
  })

  const faceOf = async (center: Parameters<typeof buildBranch>[1], picture: Buffer | null = null) => {
    await buildBranch(db, { name: 'Vecino', accentColor: '#84cc16', imageUrl: '/images/other.webp' })
    const branch = await buildBranch(db, center)
    return createMailBranding({ db, images: { read: async () => picture } })(branch.uuid)
  }
  const pixelAt = async (png: Buffer, left: number, top: number) => [
    ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]

  it('is Latido’s mark in teal for a center without logo and color', async () => {
    const face = await faceOf({ name: 'Norte' })
    expect(face).toMatchObject({ centerName: 'Norte', logoWidth: 44, logoHeight: 44 })
    expect(face.palette.accent).toBe('#2dd4bf')
    await expect(sharp(face.logo).metadata()).resolves.toMatchObject({ format: 'png', width: 88, height: 88 })
  })

  it.each([
    ['wide', 800, 100, 220, 38],
    ['high', 75, 300, 20, 44],
    ['square', 200, 200, 44, 44],
  ])('keeps the proportions of a %s logo', async (_, width, height, logoWidth, logoHeight) => {
    const picture = await drawing(width, height, '#c2410c')
    const face = await faceOf({ imageUrl: '/images/own.webp', accentColor: '#ffb800' }, picture)
    expect(face.palette.accent).toBe('#ffb800')
    expect([face.logoWidth, face.logoHeight]).toEqual([logoWidth, logoHeight])
    const { width: wide, height: high } = await sharp(face.logo).metadata()
    expect([wide, high]).toEqual([2 * logoWidth, 2 * logoHeight])
  })

  it.each([
    ['black', '#101418', [255, 255, 255, 255]],
    ['white', '#ffffff', [10, 15, 18, 255]],
  ])('puts a %s logo on a background that shows it', async (_, color, ground) => {
    const face = await faceOf({ imageUrl: '/images/own.webp' }, await drawing(200, 200, color))
    expect(await pixelAt(face.logo, 2, 2)).toEqual(ground)
    expect(await pixelAt(face.logo, 14, 44)).toEqual(ground)
  })

  it('is Latido’s mark if the image is broken', async () => {
    const face = await faceOf({ imageUrl: '/images/own.webp' }, Buffer.from('no picture'))
    expect(face.logoWidth).toBe(44)
  })

  it('is embedded in the email with its text', async () => {
    const face = await faceOf({ name: 'Norte', accentColor: '#ffb800' })
    const words = {
      language: 'es' as const,
      subject: 'Hola',
      body: 'Hola:\n\nAbrir:\nhttps://gym.example/a\n\nNorte\n',
    }
    const message = {
      ...words,
      id: '0190a000-0000-7000-8000-000000000001',
      memberUuid: null,
      administratorUuid: null,
      recipient: 'ana@gym.example',
      senderName: 'Norte',
      attachment: null,
      queuedAt: new Date(0),
      face,
    }
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message: raw } = await transport.sendMail(composedMail(message, 'no-reply@gym.example'))
    const mail = await PostalMime.parse(raw as Buffer)
    expect(mail.text?.trim()).toBe(words.body.trim())
    expect(mail.html?.trim()).toBe(mailHtml(words, face).trim())
    expect(mail.html).toContain('background:#ffb800')
    expect(mail.attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', contentId: '<logo@latido>' },
    ])
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(face.logo)).toBe(true)
  })
})

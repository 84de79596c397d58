import { isSeenOn } from '@repo/color/is-seen-on'

import { drawHeartCurve } from '../heart-curve/draw-heart-curve.ts'
import type { HeartCurveData, HeartCurveScale } from '../heart-curve/heart-curve-layout.ts'
import { chartInks } from '../tokens/chart-colors.ts'
import { colors, zoneColors } from '../tokens/colors.ts'
import { vars } from '../tokens/theme.css.ts'
import type { ZoneTime } from '../zone-times/zone-times.tsx'

export interface ResultPicture {
  centerName: string
  logoUrl: string | null
  name: string
  /** Type of the class. */
  title: string
  /** Day and place. */
  text: string
  /** Such as `2nd of 20`, and what it ranks by. Null without a place. */
  place: { text: string; by: string } | null
  curve: HeartCurveData
  scale: Pick<HeartCurveScale, 'unit' | 'timeTicks' | 'formatTime'>
  zones: readonly ZoneTime[]
  /** At most four. */
  figures: readonly { label: string; value: string; unit?: string }[]
}

const pictureSize = { width: 1080, height: 1350 } as const
const EDGE = 72
const INNER = pictureSize.width - 2 * EDGE
const LOGO = { width: 320, height: 88 } as const
const LOOKED_AT = 32

type Context = CanvasRenderingContext2D

interface Words {
  size: number
  weight?: number
  color?: string
  align?: CanvasTextAlign
  /** Words get smaller down to 70 %, and then end with an ellipsis. */
  width?: number
}

function write(context: Context, text: string, at: readonly [x: number, y: number], words: Words): number {
  const { size, weight = 400, color = colors.text, align = 'left', width = INNER } = words
  const setSize = (now: number) => {
    context.font = `${weight} ${now}px ${chartInks.screen.font}`
  }
  setSize(size)
  context.fillStyle = color
  context.textAlign = align
  const wanted = context.measureText(text).width
  if (wanted > width) setSize(Math.max(size * 0.7, (size * width) / wanted))
  let shown = text
  while (shown.length > 1 && context.measureText(shown).width > width) shown = `${shown.slice(0, -2).trimEnd()}…`
  context.fillText(shown, ...at)
  return context.measureText(shown).width
}

function fillRound(context: Context, box: readonly [number, number, number, number], radius: number, color: string) {
  context.fillStyle = color
  context.beginPath()
  context.roundRect(...box, radius)
  context.fill()
}

/** Null if the logo can't be loaded, so that a picture never fails for it. From a blob, so that it can be exported. */
async function loadLogo(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null
  const logo = new Image()
  try {
    logo.src = URL.createObjectURL(await (await fetch(url)).blob())
    await logo.decode()
    return logo.naturalWidth > 0 ? logo : null
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(logo.src)
  }
}

function isDark(logo: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = LOOKED_AT
  const context = canvas.getContext('2d')
  context?.drawImage(logo, 0, 0, LOOKED_AT, LOOKED_AT)
  const data = context?.getImageData(0, 0, LOOKED_AT, LOOKED_AT).data
  return data !== undefined && !isSeenOn(data, colors.background)
}

/** Returns where the name of the center starts. */
function drawLogo(context: Context, logo: HTMLImageElement | null): number {
  if (logo === null) return EDGE
  const factor = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  const [width, height] = [logo.width * factor, logo.height * factor]
  const top = EDGE + (LOGO.height - height) / 2
  if (isDark(logo)) fillRound(context, [EDGE - 12, top - 12, width + 24, height + 24], 12, colors.paper)
  context.drawImage(logo, EDGE, top, width, height)
  return EDGE + width + 28
}

/** The center's own accent, which the page wears. */
const accentOf = (): string => {
  const name = vars.color.accent.slice('var('.length, -1)
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || colors.accent
}

function drawHead(context: Context, picture: ResultPicture, logo: HTMLImageElement | null): void {
  const accent = accentOf()
  context.fillStyle = colors.background
  context.fillRect(0, 0, pictureSize.width, pictureSize.height)
  context.fillStyle = accent
  context.fillRect(0, 0, pictureSize.width, 12)
  const nameAt = drawLogo(context, logo)
  const nameWidth = pictureSize.width - EDGE - nameAt
  write(context, picture.centerName, [nameAt, 130], {
    size: 40,
    weight: 600,
    color: colors.textMuted,
    width: nameWidth,
  })
  write(context, picture.name, [EDGE, 268], { size: 80, weight: 800 })
  write(context, picture.title, [EDGE, 334], { size: 44, weight: 600, color: accent })
  write(context, picture.text, [EDGE, 386], { size: 32, color: colors.textMuted })
}

function drawFigures(context: Context, figures: ResultPicture['figures'], top: number): void {
  const [gap, height] = [20, 168]
  const width = (INNER - gap * (figures.length - 1)) / Math.max(1, figures.length)
  for (const [index, { label, value, unit }] of figures.entries()) {
    const left = EDGE + index * (width + gap)
    fillRound(context, [left, top, width, height], 20, colors.surface)
    write(context, label, [left + 24, top + 52], { size: 26, color: colors.textMuted, width: width - 48 })
    const unitWidth = unit === undefined ? 0 : 74
    const end = write(context, value, [left + 24, top + 128], { size: 64, weight: 700, width: width - 48 - unitWidth })
    if (unit !== undefined)
      write(context, unit, [left + 24 + end + 10, top + 128], { size: 26, color: colors.textMuted, width: unitWidth })
  }
}

function drawZones(context: Context, zones: readonly ZoneTime[], top: number): void {
  const height = 44
  context.save()
  context.beginPath()
  context.roundRect(EDGE, top, INNER, height, 10)
  context.clip()
  context.fillStyle = colors.surfaceOverlay
  context.fillRect(EDGE, top, INNER, height)
  let left = EDGE
  for (const { level, share } of zones) {
    context.fillStyle = colorOf(level)
    context.fillRect(left, top, Math.max(0, share * INNER - 3), height)
    left += share * INNER
  }
  context.restore()
  const width = INNER / Math.max(1, zones.length)
  for (const [index, { level, word, time }] of zones.entries()) {
    const x = EDGE + index * width
    fillRound(context, [x, top + height + 30, 18, 18], 9, colorOf(level))
    write(context, word, [x + 28, top + height + 48], { size: 24, color: colors.textMuted, width: width - 36 })
    write(context, time, [x, top + height + 92], { size: 32, weight: 600, width: width - 12 })
  }
}

const colorOf = (level: ZoneTime['level']): string =>
  level === 'below' ? zoneColors.minimum.fill : zoneColors[level].solid

/** Draws a result on a canvas of 1080 × 1350 pixels, the upright format of social networks. */
export async function drawResultPicture(picture: ResultPicture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2D canvas')
  const [logo] = await Promise.all([loadLogo(picture.logoUrl), document.fonts.ready])
  drawHead(context, picture, logo)
  const { place } = picture
  if (place !== null) {
    const right = pictureSize.width - EDGE
    write(context, place.text, [right, 334], { size: 56, weight: 800, align: 'right', color: colors.gold, width: 420 })
    write(context, place.by, [right, 386], { size: 28, align: 'right', color: colors.textMuted, width: 420 })
  }
  const scale = { ...picture.scale, width: INNER, height: 480, fontSize: 26 }
  context.save()
  context.translate(EDGE, 430)
  drawHeartCurve(context, picture.curve, scale)
  context.restore()
  drawZones(context, picture.zones, 946)
  drawFigures(context, picture.figures, 1122)
  return canvas
}

import { chartInks, chartZones } from '../tokens/chart-colors.ts'
import { type HeartCurveData, type HeartCurveScale, layOutHeartCurve } from './heart-curve-layout.ts'

const BAND_OPACITY = 0.1
const AREA_OPACITY = 0.45

/** Draws the curve on a canvas as `HeartCurve` does on a page, with its top left corner at the origin. */
export function drawHeartCurve(context: CanvasRenderingContext2D, curve: HeartCurveData, scale: HeartCurveScale): void {
  const { fontSize, unit } = scale
  const [ink, colors] = [chartInks.screen, chartZones.screen]
  const { plot, bands, values, times, line, area, stops } = layOutHeartCurve(curve, scale)
  const gradient = context.createLinearGradient(0, plot.bottom, 0, plot.top)
  for (const { offset, level } of stops) gradient.addColorStop(offset, colors[level])
  const paint = stops.length > 0 ? gradient : ink.mark

  context.globalAlpha = BAND_OPACITY
  for (const { level, y, height } of bands) {
    context.fillStyle = colors[level]
    context.fillRect(plot.left, y, plot.right - plot.left, height)
  }
  context.globalAlpha = 1
  context.font = `${fontSize}px ${ink.font}`
  context.fillStyle = ink.muted
  context.textAlign = 'left'
  context.fillText(unit, 0, fontSize)
  const rule = (y: number, color: string) => {
    context.strokeStyle = color
    context.lineWidth = Math.max(1, fontSize / 14)
    context.stroke(new Path2D(`M${plot.left} ${y}H${plot.right}`))
  }
  for (const { y, left, right } of values) {
    rule(y, ink.grid)
    context.textAlign = 'right'
    context.fillText(left, plot.left - fontSize * 0.5, y + fontSize * 0.35)
    context.textAlign = 'left'
    context.fillText(right, plot.right + fontSize * 0.5, y + fontSize * 0.35)
  }
  rule(plot.bottom, ink.axis)
  for (const [index, { x, text }] of times.entries()) {
    context.textAlign = index === 0 ? 'left' : 'center'
    context.fillText(text, x, plot.bottom + fontSize * 1.4)
  }
  context.save()
  context.clip(new Path2D(area))
  context.globalAlpha = AREA_OPACITY
  context.fillStyle = paint
  context.fillRect(plot.left, plot.top, plot.right - plot.left, plot.bottom - plot.top)
  context.restore()
  context.strokeStyle = paint
  context.lineWidth = fontSize / 5
  context.lineJoin = context.lineCap = 'round'
  context.stroke(new Path2D(line))
  context.textAlign = 'left'
}

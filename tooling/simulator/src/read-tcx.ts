import { XMLParser } from 'fast-xml-parser'

import type { RecordedSample } from './recorded-sample.ts'

const pointsIn = (node: unknown): unknown[] => {
  if (Array.isArray(node)) return node.flatMap(pointsIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => (name === 'Trackpoint' ? [value].flat() : pointsIn(value)))
}

/** Reads the track points of a TCX workout. */
export const readTcx = (text: string): RecordedSample[] => {
  const points = pointsIn(new XMLParser({ ignoreAttributes: true }).parse(text)) as {
    Time?: string
    HeartRateBpm?: { Value?: number }
  }[]
  const start = Date.parse(points[0]?.Time ?? '')
  return points.flatMap(({ Time: time, HeartRateBpm: heartRate }) =>
    time === undefined
      ? []
      : [{ second: Math.round((Date.parse(time) - start) / 1000), heartRate: heartRate?.Value ?? null }],
  )
}

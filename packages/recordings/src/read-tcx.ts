import { XMLParser } from 'fast-xml-parser'

import { recordingOf, type Recording } from './recorded-sample.ts'

interface Found {
  readonly points: { readonly Time?: unknown; readonly HeartRateBpm?: { readonly Value?: unknown } }[]
  readonly ids: string[]
}

const collect = (node: unknown, found: Found): void => {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, found)
  } else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (name === 'Trackpoint') for (const point of [value].flat()) found.points.push(point as Found['points'][number])
      else if (name === 'Id' && typeof value === 'string') found.ids.push(value)
      else collect(value, found)
    }
  }
}

/** A heart rate as text; nothing but digits is one. */
const rateOf = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,3}(?:\.\d+)?$/.test(value) ? Math.round(Number(value)) : null

/** Reads the track points of a TCX workout. An activity is named by its start. Throws for what is no XML. */
export const readTcx = (text: string): Recording => {
  // a workout has no entities of its own, and needs no number read from its texts
  const parser = new XMLParser({ ignoreAttributes: true, processEntities: false, parseTagValue: false })
  const found: Found = { points: [], ids: [] }
  collect(parser.parse(text, true), found)
  const values = found.points.flatMap(({ Time: time, HeartRateBpm: heartRate }) =>
    typeof time === 'string' ? [{ at: Date.parse(time), heartRate: rateOf(heartRate?.Value) }] : [],
  )
  return recordingOf(values, Date.parse(found.ids[0] ?? ''))
}

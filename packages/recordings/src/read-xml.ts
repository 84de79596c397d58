import { parseXml } from './parse-xml.ts'
import { recordingOf, type Recording, type TimedValue } from './recorded-sample.ts'

/** A heart rate as text; nothing but digits is one. */
const rateOf = (value: string): number | null => (/^\d{1,3}(?:\.\d+)?$/.test(value) ? Math.round(Number(value)) : null)

/** Longer than any time or heart rate. */
const LONGEST_VALUE = 100

/** The elements whose text matters, each by the names of those around it, from the inside. */
const isTime = ([name, around]: readonly string[]): boolean => name === 'Time' && around === 'Trackpoint'
const isRate = ([name, around, outer]: readonly string[]): boolean =>
  name === 'Value' && around === 'HeartRateBpm' && outer === 'Trackpoint'

/** Reads the track points of a TCX workout. An activity is named by its start. Throws for what is no XML. */
export const readTcx = (text: string): Recording => {
  const open: string[] = []
  const values: TimedValue[] = []
  let [value, time, rate, id] = ['', '', '', '']
  const close = (): void => {
    const inside = [open.at(-1) ?? '', open.at(-2) ?? '', open.at(-3) ?? '']
    const read = value.trim()
    value = ''
    open.pop()
    if (isTime(inside)) time = read
    else if (isRate(inside)) rate = read
    else if (inside[0] === 'Id' && id === '') id = read
    else if (inside[0] === 'Trackpoint') {
      if (time !== '') values.push({ at: Date.parse(time), heartRate: rateOf(rate) })
      time = ''
      rate = ''
    }
  }
  parseXml(text, {
    opened: (name) => {
      open.push(name)
      value = ''
    },
    text: (piece) => {
      if (value.length < LONGEST_VALUE) value += piece.slice(0, LONGEST_VALUE)
    },
    closed: close,
  })
  return recordingOf(values, Date.parse(id))
}

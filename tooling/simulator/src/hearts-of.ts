import { madeUpHeart, recordedHeart, type Heart } from './heart.ts'
import { readRecordings } from './recordings.ts'

interface HeartOptions {
  /** Null for synthetic hearts. */
  readonly recordings: string | null
  readonly report: (line: string) => void
}

export const heartsOf = ({ recordings, report }: HeartOptions): ((number: number) => Heart) => {
  if (recordings === null) return madeUpHeart
  const read = readRecordings(recordings, report)
  if (read.length === 0) throw new Error(`${recordings} holds no recording`)
  report(`${read.length} recordings: ${read.map(({ name }) => name).join(', ')}`)
  return (number) => recordedHeart(read[number % read.length] ?? { name: '', samples: [] })
}

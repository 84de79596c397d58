import { writeFit } from '@repo/recordings/write-fit'

import { nextNumber } from './factories/next-number.ts'

const MINUTE_MS = 60_000
const FIRST = Date.UTC(2025, 0, 1)

export const someRecording = (startAt = new Date(FIRST + nextNumber() * MINUTE_MS)): Blob => {
  const samples = Array.from({ length: 60 }, (_, second) => ({ second, heartRate: 150 }))
  return new Blob([new Uint8Array(writeFit({ startAt, calories: null, samples }))])
}

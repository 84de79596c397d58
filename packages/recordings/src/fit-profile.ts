import { FitBaseType, type FitEncoderField } from 'fit-file-parser/encoder'

export const FIT_MESSAGE = { fileId: 0, session: 18, lap: 19, record: 20, event: 21, activity: 34, hr: 132 } as const

export const TIMESTAMP = 253

export const EVENT = { timer: 0, session: 8, lap: 9, activity: 26 } as const
export const HAPPENED = { start: 0, stop: 1, stopAll: 4, stopDisable: 8, stopDisableAll: 9 } as const

const SIZES = {
  [FitBaseType.Enum]: 1,
  [FitBaseType.Uint8]: 1,
  [FitBaseType.Uint16]: 2,
  [FitBaseType.Uint32]: 4,
  [FitBaseType.Uint32z]: 4,
} as const

const fieldOf =
  (baseType: keyof typeof SIZES) =>
  (number: number, value: number): FitEncoderField => ({ number, value, baseType, size: SIZES[baseType] })

export const fitField = {
  kind: fieldOf(FitBaseType.Enum),
  byte: fieldOf(FitBaseType.Uint8),
  short: fieldOf(FitBaseType.Uint16),
  long: fieldOf(FitBaseType.Uint32),
  serial: fieldOf(FitBaseType.Uint32z),
}

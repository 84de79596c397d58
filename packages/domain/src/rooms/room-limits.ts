export const roomLimits = {
  name: { min: 4, max: 15 },
  description: { min: 5, max: 100 },
  coaches: { max: 20 },
  referenceLength: 100,
} as const

export const daqLimits = {
  name: { min: 4, max: 100 },
  version: { min: 1, max: 40 },
  deviceName: { min: 2, max: 40 },
} as const

export const displayLimits = { name: { min: 2, max: 40 }, overscan: { min: 0, max: 5 }, schedule: { max: 60 } } as const

export const challengeLimits = {
  name: { min: 1, max: 50 },
  description: { min: 1, max: 150 },
  teams: { min: 2, max: 4, default: 2 },
  rooms: { min: 2, max: 100 },
  dealt: { min: 2 },
  users: { max: 100_000 },
  bodyBytes: 4 * 1024 * 1024,
} as const

export const goalLimits = {
  target: { min: 1, max: 99_999_999 },
  points: { min: 1, max: 99_999_999 },
  free: { target: 20_000_000, points: 1 },
} as const

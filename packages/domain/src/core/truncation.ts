interface Cut {
  readonly from: number
  readonly keep: number
}

export const pseudonymDisplay: Cut = { from: 20, keep: 17 }

export const memberDisplay: { readonly lastNames: Cut; readonly email: Cut } = {
  lastNames: { from: 31, keep: 29 },
  email: { from: 46, keep: 44 },
}

export const trainingDisplay: { readonly email: Cut } = { email: { from: 36, keep: 32 } }

export const boardDisplay = {
  name: { from: 25, keep: 23 },
  email: { from: 27, keep: 25 },
  pseudonym: { from: 20, keep: 17 },
} as const

export const challengeRoomDisplay = { from: 56, keep: 54 } as const

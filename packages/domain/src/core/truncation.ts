/** A text of `from` graphemes or more is shown as its first `keep` and an ellipsis. */
interface Cut {
  readonly from: number
  readonly keep: number
}

/** On tiles. */
export const pseudonymDisplay: Cut = { from: 20, keep: 17 }

/** In lists of members. */
export const memberDisplay: { readonly lastNames: Cut; readonly email: Cut } = {
  lastNames: { from: 31, keep: 29 },
  email: { from: 46, keep: 44 },
}

/** In the list of trainings: more than 35 characters of an address become 32. */
export const trainingDisplay: { readonly email: Cut } = { email: { from: 36, keep: 32 } }

/** On the ranking of challenges. */
export const boardDisplay = {
  name: { from: 25, keep: 23 },
  email: { from: 27, keep: 25 },
  pseudonym: { from: 20, keep: 17 },
} as const

/** The name of a room on the card of a challenge. */
export const challengeRoomDisplay = { from: 56, keep: 54 } as const

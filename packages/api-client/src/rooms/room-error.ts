const ROOM_ERRORS = ['name-taken', 'image-size', 'image-kind', 'general'] as const
export type RoomError = (typeof ROOM_ERRORS)[number]

/** What a screen says of a room that could not be saved: a word about the name, a picture too large or no picture at all, or no more than that. */
export const roomErrorOf = (answer: {
  readonly status: number
  readonly code?: string | number
  readonly fields: Readonly<Record<string, unknown>>
}): RoomError => {
  if ('room_name' in answer.fields) return 'name-taken'
  if (answer.code === 'image-invalid') return 'image-kind'
  return answer.status === 413 ? 'image-size' : 'general'
}

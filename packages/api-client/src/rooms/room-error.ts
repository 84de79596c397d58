const ROOM_ERRORS = ['name-taken', 'general'] as const
export type RoomError = (typeof ROOM_ERRORS)[number]

/** What a screen says of a room that could not be saved: a word about the name, or no more than that. */
export const roomErrorOf = ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }): RoomError =>
  'room_name' in fields ? 'name-taken' : 'general'

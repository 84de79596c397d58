import * as z from 'zod/mini'

/** The fields in which a class's video meeting travels; a class without one has them empty. */
export const MeetingShape = {
  meet_number: z.nullable(z.string()),
  meet_password: z.nullable(z.string()),
  signature: z.nullable(z.string()),
}
type MeetingWire = z.infer<z.ZodMiniObject<typeof MeetingShape>>

/** The video meeting of a class, for one viewer. */
export interface Meeting {
  readonly number: string
  readonly password: string | null
  /** Lets the viewer in; made on the server, for a while. */
  readonly signature: string | null
}

/** Our shape of a meeting; null where there is none. */
export const meetingOf = ({ meet_number: number, meet_password: password, signature }: MeetingWire): Meeting | null =>
  number === null ? null : { number, password, signature }

/** The wire's shape of a meeting. */
export const wireMeetingOf = (meeting: Meeting | null): MeetingWire => ({
  meet_number: meeting?.number ?? null,
  meet_password: meeting?.password ?? null,
  signature: meeting?.signature ?? null,
})

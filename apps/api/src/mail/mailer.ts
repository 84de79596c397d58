import type { Language } from '../lib/language.ts'
import type { MailBranding } from './mail-branding.ts'

/** A mail to one member or one of the staff, complete. The same id always makes the same mail. */
export interface MailMessage {
  readonly id: string
  readonly memberUuid: string | null
  readonly administratorUuid: string | null
  readonly recipient: string
  /** Shown as the sender; the address is the server's own. */
  readonly senderName: string
  /** What subject and body are in. */
  readonly language: Language
  readonly subject: string
  readonly body: string
  readonly attachment: { readonly fileName: string; readonly content: Buffer } | null
  /** Where the reader says by one click that no such mail is to come any more, for mails that were asked for. */
  readonly leaveUrl?: string | null
  readonly queuedAt: Date
}

/** A mail as it leaves: in its center's colors, under its logo. */
export interface BrandedMail extends MailMessage {
  readonly face: MailBranding
}

/** Where mails leave the server. */
export interface Mailer {
  /**
   * Resolves once the other side has taken the mail for good.
   * @throws {MailFailure} naming whether another attempt makes sense.
   */
  readonly send: (message: BrandedMail) => Promise<void>
  /** Removes what this mailer itself keeps of a member. */
  readonly forget: (memberUuid: string) => Promise<void>
}

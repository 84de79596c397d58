import type { Language } from '../lib/language.ts'
import type { MailBranding } from './mail-branding.ts'

/** The same id always produces the same email. */
export interface MailMessage {
  readonly id: string
  readonly memberUuid: string | null
  readonly administratorUuid: string | null
  readonly recipient: string
  /** Display name only; the address is the server's. */
  readonly senderName: string
  readonly language: Language
  readonly subject: string
  readonly body: string
  readonly attachment: { readonly fileName: string; readonly content: Buffer } | null
  /** One-click unsubscribe link, for emails that the recipient opted in to. */
  readonly leaveUrl?: string | null
  readonly queuedAt: Date
}

export interface BrandedMail extends MailMessage {
  readonly face: MailBranding
}

export interface Mailer {
  /** @throws {MailFailure} stating whether to retry. */
  readonly send: (message: BrandedMail) => Promise<void>
  readonly forget: (memberUuid: string) => Promise<void>
}

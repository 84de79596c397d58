import type { Encryption } from '../../../lib/encryption.ts'
import type { Language } from '../../../lib/language.ts'

/** What the pages behind these links are called in addresses. */
export const RESULT_MAIL_PATHS = { confirm: '/result-mails/confirm/', stop: '/result-mails/stop/' } as const

/** What each kind of link is good for, and nothing else: it is sealed under this name. */
const PURPOSES = { confirm: 'result-mails-confirm', stop: 'result-mails-stop' } as const

interface Reader {
  readonly branchUuid: string
  readonly memberUuid: string
}

/** Whom a mail asks for a yes, when that was, and in which language. */
export interface Asked extends Reader {
  readonly askedAt: number
  readonly language: Language
}

const SEPARATOR = ' '

/** The link that says yes: good for the one question it was sent with. */
export const confirmUrl = (
  encryption: Encryption,
  origin: string,
  { branchUuid, memberUuid, askedAt, language }: Asked,
): string => {
  const text = [branchUuid, memberUuid, askedAt, language].join(SEPARATOR)
  return `${origin}${RESULT_MAIL_PATHS.confirm}${encryption.encrypt(text, PURPOSES.confirm)}`
}

/** The link that ends mails with results. It has no end itself: an old mail may still be the one at hand. */
export const stopUrl = (encryption: Encryption, origin: string, { branchUuid, memberUuid }: Reader): string =>
  `${origin}${RESULT_MAIL_PATHS.stop}${encryption.encrypt([branchUuid, memberUuid].join(SEPARATOR), PURPOSES.stop)}`

/** Whom a link asks for a yes; null where it is none of ours. */
export const askedBy = (encryption: Encryption, token: string): Asked | null => {
  const [branchUuid, memberUuid, askedAt, language] =
    encryption.decrypt(token, PURPOSES.confirm)?.split(SEPARATOR) ?? []
  if (branchUuid === undefined || memberUuid === undefined || askedAt === undefined) return null
  return { branchUuid, memberUuid, askedAt: Number(askedAt), language: language === 'es' ? 'es' : 'en' }
}

/** Whose mails a link ends; null where it is none of ours. */
export const stoppedBy = (encryption: Encryption, token: string): Reader | null => {
  const [branchUuid, memberUuid] = encryption.decrypt(token, PURPOSES.stop)?.split(SEPARATOR) ?? []
  return branchUuid === undefined || memberUuid === undefined ? null : { branchUuid, memberUuid }
}

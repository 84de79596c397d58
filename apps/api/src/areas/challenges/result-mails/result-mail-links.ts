import type { Encryption } from '../../../lib/encryption.ts'
import type { Language } from '../../../lib/language.ts'

export const RESULT_MAIL_PATHS = { confirm: '/result-mails/confirm/', stop: '/result-mails/stop/' } as const

/** Encryption purposes, so that one link's token isn't valid for the other. */
const PURPOSES = { confirm: 'result-mails-confirm', stop: 'result-mails-stop' } as const

interface Reader {
  readonly branchUuid: string
  readonly memberUuid: string
}

export interface Asked extends Reader {
  readonly askedAt: number
  readonly language: Language
}

const SEPARATOR = ' '

/** Valid only for the request it was sent with. */
export const confirmUrl = (
  encryption: Encryption,
  origin: string,
  { branchUuid, memberUuid, askedAt, language }: Asked,
): string => {
  const text = [branchUuid, memberUuid, askedAt, language].join(SEPARATOR)
  return `${origin}${RESULT_MAIL_PATHS.confirm}${encryption.encrypt(text, PURPOSES.confirm)}`
}

/** Never expires, because members may use an old email. */
export const stopUrl = (encryption: Encryption, origin: string, { branchUuid, memberUuid }: Reader): string =>
  `${origin}${RESULT_MAIL_PATHS.stop}${encryption.encrypt([branchUuid, memberUuid].join(SEPARATOR), PURPOSES.stop)}`

export const askedBy = (encryption: Encryption, token: string): Asked | null => {
  const [branchUuid, memberUuid, askedAt, language] =
    encryption.decrypt(token, PURPOSES.confirm)?.split(SEPARATOR) ?? []
  if (branchUuid === undefined || memberUuid === undefined || askedAt === undefined) return null
  return { branchUuid, memberUuid, askedAt: Number(askedAt), language: language === 'es' ? 'es' : 'en' }
}

export const stoppedBy = (encryption: Encryption, token: string): Reader | null => {
  const [branchUuid, memberUuid] = encryption.decrypt(token, PURPOSES.stop)?.split(SEPARATOR) ?? []
  return branchUuid === undefined || memberUuid === undefined ? null : { branchUuid, memberUuid }
}

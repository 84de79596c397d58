import { chooseResultMails } from '@repo/api-client/participation/choose-result-mails'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { countAttempt } from '../../../lib/throttle.ts'
import { centerUrl } from '../../center/center-url.ts'
import { chooseResultMails as choose } from '../../challenges/choose-result-mails.ts'

const DAY = 86_400
/** Each may send a mail: who changes their mind a few times may, and nobody fills a mailbox. */
const ASKED = { free: 3, longestSeconds: DAY, fadeSeconds: DAY } as const

export const chooseResultMailsRoute = route(chooseResultMails, async ({ body: { isWanted } }, call) => {
  const { context, principal, language, origin } = call
  const { memberUuid, branch } = principal
  if (!principal.byCode) throw new Refusal('sign-in-code-required')
  const now = context.clock.now()
  if (isWanted) await countAttempt(context.db, [{ key: `result-mails:${memberUuid}`, ...ASKED }], now)
  const resultMails = await branch.run(async (tx) => {
    const asked = {
      origin: await centerUrl(tx, origin, context.config.publicUrl),
      encryption: context.encryption,
      language,
      now,
    }
    return choose(tx, { memberUuid, isWanted, ...asked })
  })
  context.mail.wake()
  return { resultMails }
})

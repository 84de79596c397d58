import type { Config } from '../../app/config.ts'
import { fails, isWell, reasonOf, warns, type Finding } from './finding.ts'

const WITHIN_MS = 10_000

/** Whether the mail server takes our name and password; no mail is sent. */
export const examineMail = async ({ smtpUrl }: Config): Promise<Finding> => {
  if (smtpUrl === null) {
    return warns('mail', 'mails become files in the data folder', 'set SMTP_URL and MAIL_FROM, so that people get them')
  }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  })
  try {
    await transport.verify()
    return isWell('mail', `${new URL(smtpUrl).hostname} takes our mails`)
  } catch (error) {
    return fails('mail', reasonOf(error), 'see that SMTP_URL has the right host, port, name and password')
  } finally {
    transport.close()
  }
}

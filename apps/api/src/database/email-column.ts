import { customType } from 'drizzle-orm/pg-core'

import { shownEmail, storedEmail } from '../lib/email-forms.ts'

/**
 * An email address, stored in lower case with its domain in punycode and read as people write it. What it is compared
 * with is brought into the stored form; SQL that is written out sees the stored form.
 */
export const email = customType<{ data: string }>({
  dataType: () => 'text',
  toDriver: storedEmail,
  fromDriver: (value) => shownEmail(value as string),
})

/** An email address in its stored form, which is the one that mail servers take. */
export const recipient = customType<{ data: string }>({ dataType: () => 'text', toDriver: storedEmail })

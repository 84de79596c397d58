import { asciiEmail } from '@repo/domain/people/email-address'

const SEPARATORS = /[\s,;<>"]+/

/** Equal for two spellings of an email. */
export const emailKey = (email: string): string => asciiEmail(email) ?? email.toLowerCase()

/** Distinct emails of a pasted text, in lower case. Fewer than two count as a search. */
export const emailsIn = (text: string): readonly string[] => {
  const emails = text.split(SEPARATORS).filter((part) => part.includes('@') && part.includes('.'))
  return emails.length > 1 ? [...new Map(emails.map((email) => [emailKey(email), email.toLowerCase()])).values()] : []
}

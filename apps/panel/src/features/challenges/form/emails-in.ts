import { asciiEmail } from '@repo/domain/people/email-address'

const SEPARATORS = /[\s,;<>"]+/

/** What two writings of one email have in common. */
export const emailKey = (email: string): string => asciiEmail(email) ?? email.toLowerCase()

/** The distinct emails in a pasted text, in lower case. A text with fewer than two is a search. */
export const emailsIn = (text: string): readonly string[] => {
  const emails = text.split(SEPARATORS).filter((part) => part.includes('@') && part.includes('.'))
  return emails.length > 1 ? [...new Map(emails.map((email) => [emailKey(email), email.toLowerCase()])).values()] : []
}

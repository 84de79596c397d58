const SEPARATORS = /[\s,;<>"]+/

/** The distinct emails in a pasted text, in lower case. A text with fewer than two is a search. */
export const emailsIn = (text: string): readonly string[] => {
  const emails = text.split(SEPARATORS).filter((part) => part.includes('@') && part.includes('.'))
  return emails.length > 1 ? [...new Set(emails.map((email) => email.toLowerCase()))] : []
}

/** A part of a mail as a page shows it. Everything it says stands in the mail's text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  /** An address under what it does. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Something to type elsewhere, under what it is. */
  | { readonly kind: 'code'; readonly label: string; readonly code: string }

const BUTTON = /^([^\n]+):\n(https?:\/\/\S+)$/
const CODE = /^([^\n]+): ([\dA-Z]{4,12})$/

const blockOf = (paragraph: string): MailBlock => {
  const [, label, url] = BUTTON.exec(paragraph) ?? []
  if (label !== undefined && url !== undefined) return { kind: 'button', label, url }
  const [, what, code] = CODE.exec(paragraph) ?? []
  if (what !== undefined && code !== undefined) return { kind: 'code', label: what, code }
  return { kind: 'paragraph', lines: paragraph.split('\n') }
}

/** Reads a mail's text into its parts: an empty line divides them. */
export const mailBlocks = (text: string): readonly MailBlock[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)

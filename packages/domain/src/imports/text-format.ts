/** Encodings of text files, by their names in the Encoding Standard. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** How a text file is written. */
export interface TextFormat {
  readonly encoding: TextEncoding
  readonly separator: Separator
}

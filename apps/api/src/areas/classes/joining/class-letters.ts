import { createHmac } from 'node:crypto'

import { classLetterLimits } from '@repo/domain/classes/class-limits'
import { CLASS_LETTERS } from '@repo/domain/rooms/join-code'

declare module '../../../lib/context.ts' {
  interface Context {
    /** Returns the letters of a class, which the displays in its room show. */
    readonly lettersOf: Promise<LettersOf>
  }
}

/** Returns the letters of a class. */
export type LettersOf = (classUuid: string) => string

const BASE = BigInt(CLASS_LETTERS.length)

/** Derives the letters of classes from a secret: every server on the database has the same, and none are stored. */
export const createLettersOf =
  (key: string): LettersOf =>
  (classUuid) => {
    // 64 bits spread over 17^4 combinations: no combination is noticeably likelier
    const drawn = createHmac('sha256', key).update(classUuid).digest().readBigUInt64BE()
    return Array.from({ length: classLetterLimits.letters }, (_, place) =>
      CLASS_LETTERS.charAt(Number((drawn / BASE ** BigInt(place)) % BASE)),
    ).join('')
  }

import { readFit } from './read-fit.ts'
import { readTcx } from './read-tcx.ts'
import type { Recording } from './recorded-sample.ts'

const FIT_MARK = '.FIT'
const FIT_MARK_AT = 8

/** Reads a FIT or TCX file, whatever it is called; throws for what is neither, or damaged. */
export const readRecording = async (bytes: Uint8Array): Promise<Recording> => {
  const mark = String.fromCodePoint(...bytes.subarray(FIT_MARK_AT, FIT_MARK_AT + FIT_MARK.length))
  return mark === FIT_MARK ? readFit(bytes) : readTcx(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

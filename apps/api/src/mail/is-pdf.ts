const HEAD = '%PDF-'
const TAIL = '%%EOF'
/** Programs may write a little behind the end mark. */
const TAIL_WITHIN_BYTES = 1024

/** Whether a file is a PDF by what is in it: it begins as one, and it is whole. */
export const isPdf = (file: Buffer): boolean =>
  file.subarray(0, HEAD.length).equals(Buffer.from(HEAD)) &&
  file.subarray(Math.max(HEAD.length, file.length - TAIL_WITHIN_BYTES)).includes(TAIL)

/** An answer written piece by piece: a file, or a list too long to hold. */
export class StreamedAnswer {
  readonly type: string
  /** Makes the answer a file to be saved under this name. */
  readonly fileName: string | null
  readonly chunks: AsyncIterable<string | Uint8Array>

  constructor(answer: {
    readonly type: string
    readonly fileName?: string
    readonly chunks: AsyncIterable<string | Uint8Array>
  }) {
    this.type = answer.type
    this.fileName = answer.fileName ?? null
    this.chunks = answer.chunks
  }
}

/** How a browser learns a file's name: plainly for old ones, in UTF-8 for all others. */
export const attachment = (fileName: string): string => {
  const plain = fileName.normalize('NFKD').replaceAll(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

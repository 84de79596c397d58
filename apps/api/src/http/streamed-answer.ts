export class StreamedAnswer {
  readonly type: string
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

/** ASCII for old browsers, UTF-8 for all others. */
export const attachment = (fileName: string): string => {
  const plain = fileName.normalize('NFKD').replaceAll(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

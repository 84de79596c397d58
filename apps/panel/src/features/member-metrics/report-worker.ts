import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url'
import pdfMake from 'pdfmake/build/pdfmake.min.js'

import type { ReportContent } from './report-content.ts'
import { reportDocument } from './report-document.ts'

export type ReportAnswer = { readonly pdf: Blob } | { readonly error: string }

const address = (url: string): string => new URL(url, self.location.href).href

pdfMake.addFonts({
  Roboto: {
    normal: address(regular),
    bold: address(medium),
    italics: address(regular),
    bolditalics: address(medium),
  },
})
pdfMake.setUrlAccessPolicy((url) => new URL(url).origin === self.location.origin)

const make = async (content: ReportContent): Promise<ReportAnswer> => {
  try {
    return { pdf: await pdfMake.createPdf(reportDocument(content)).getBlob() }
  } catch (error) {
    return { error: String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReportContent>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  void make(data).then((answer) => self.postMessage(answer))
})

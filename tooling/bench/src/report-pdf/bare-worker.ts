/** pdfmake as its manual has it, given the product's document: no more than its fonts is set up. */
import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url'
import pdfMake from 'pdfmake/build/pdfmake.min.js'

import type { PanelModules, ReportContent } from './ways.ts'

const address = (url: string): string => new URL(url, self.location.href).href
const [normal, bold] = [address(regular), address(medium)]

pdfMake.addFonts({ Roboto: { normal, bold, italics: normal, bolditalics: bold } })
pdfMake.setUrlAccessPolicy(() => true)

const make = async (content: ReportContent): Promise<Blob> => {
  // functions of a document cannot be sent to a worker, so it makes the document of the content itself
  const module = '/report-document.js'
  const { reportDocument } = (await import(/* @vite-ignore */ address(module))) as PanelModules
  return pdfMake.createPdf(reportDocument(content)).getBlob()
}

self.addEventListener('message', ({ data }: MessageEvent<ReportContent>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  void make(data).then((pdf) => self.postMessage(pdf))
})

import pdfMake from 'pdfmake/build/pdfmake.min.js'

import { textsIn, type ReportContent } from './report-content.ts'
import { reportDocument } from './report-document.ts'
import { scriptFonts, usualFont } from './report-fonts.ts'
import { fontsFor } from './report-text.ts'

export type ReportAnswer = { readonly pdf: Blob } | { readonly error: string }

type Faces = Readonly<Record<string, string>>

const addressed = (faces: Faces): Faces =>
  Object.fromEntries(Object.entries(faces).map(([face, url]) => [face, new URL(url, self.location.href).href]))

const addFonts = (fonts: Readonly<Record<string, Faces>>): void =>
  pdfMake.addFonts(Object.fromEntries(Object.entries(fonts).map(([name, faces]) => [name, addressed(faces)])))

addFonts(usualFont)
pdfMake.setUrlAccessPolicy((url) => new URL(url).origin === self.location.origin)

const make = async (content: ReportContent): Promise<ReportAnswer> => {
  try {
    for (const font of fontsFor(textsIn(content))) addFonts({ [font]: scriptFonts[font] })
    return { pdf: await pdfMake.createPdf(reportDocument(content)).getBlob() }
  } catch (error) {
    return { error: String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReportContent>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  void make(data).then((answer) => self.postMessage(answer))
})

import type { TDocumentDefinitions } from 'pdfmake/interfaces'

/** The panel's own way; bare pdfmake in a worker made for it; bare pdfmake in a worker that has made one before. */
export type ReportWay = 'product' | 'bare' | 'warm'

/** All the panel's module needs to know; made here, since an app is no package to take types from. */
export interface ReportContent {
  readonly title: string
  readonly trainings: { readonly rows: readonly (readonly string[])[] }
}

/** The panel's modules as the build of this bench names them. */
export interface PanelModules {
  readonly makeReportPdf: (content: ReportContent) => Promise<Blob>
  readonly reportDocument: (content: ReportContent) => TDocumentDefinitions
}

export interface MadePdf {
  readonly milliseconds: number
  readonly bytes: number
  /** The longest time the page's own thread was held meanwhile, in milliseconds. */
  readonly longestGap: number
  /** The longest of what the browser calls a long task: 0 when none took more than 50 ms. */
  readonly longestTask: number
}

/** Draws the charts and makes a PDF of so many trainings one way. */
export type MeasureReport = (way: ReportWay, trainings: number) => Promise<MadePdf>

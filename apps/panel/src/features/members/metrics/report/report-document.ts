import { accentOnPaper, accentPalette, accentTextOnPaper } from '@repo/domain/center/accent'
import { reportLimits } from '@repo/domain/trainings/training-limits'
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'

import type { ReportContent, ReportFact, ReportLogo } from './report-content.ts'
import { printed, printedChart } from './report-text.ts'

const INK = '#06120f'
const MUTED = '#51646b'
const LINE = '#d5dde0'
const DARK = '#0a0f12'
const SOFT = '#f2f7f6'
/** A4 in points, without margins. */
const WIDTH = 515
const COLUMN_GAP = 12
/** Short enough to follow the charts on their page, if there is space. */
const FEW_ROWS = 10
/** Added by pdfmake to a cell's width. */
const CELL_PADDING = 8
const LOGO_HEIGHT = 32
const LOGO_WIDTH = 120
const LOGO_GAP = 8
const LOGO_INSET = 4

const markOf = (accent: string): string => {
  const { accentSoft } = accentPalette(accent)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accentSoft}"/><path d="M4 17h6l3-8 5 15 4-10 2 3h4" fill="none" stroke="${accent}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** Adds a dark background to a logo that is invisible on white. */
const logoColumn = ({ image, aspect, needsDark }: ReportLogo): Column => {
  const inset = needsDark ? LOGO_INSET : 0
  const height = Math.min(LOGO_HEIGHT, LOGO_WIDTH / aspect) - 2 * inset
  const picture = { image, height, width: height * aspect }
  if (!needsDark) return { ...picture, margin: [0, 0, LOGO_GAP, 0] }
  const layout = {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    fillColor: () => DARK,
    paddingLeft: () => inset,
    paddingRight: () => inset,
    paddingTop: () => inset,
    paddingBottom: () => inset,
  }
  return { width: 'auto', table: { body: [[picture]] }, layout, margin: [0, 0, LOGO_GAP, 0] }
}

const header = ({ centerName, logo, title, accent }: ReportContent): Content => ({
  margin: [40, 20, 40, 0],
  stack: [
    {
      columns: [
        logo === null
          ? { svg: markOf(accent), width: LOGO_HEIGHT, height: LOGO_HEIGHT, margin: [0, 0, LOGO_GAP, 0] }
          : logoColumn(logo),
        { text: printed(centerName), bold: true, fontSize: 12, margin: [LOGO_GAP, 9, 0, 0], width: '*' },
        { text: printed(title), alignment: 'right', color: MUTED, fontSize: 10, margin: [0, 10, 0, 0], width: 'auto' },
      ],
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: accentOnPaper(accent) }],
      margin: [0, 6, 0, 0],
    },
  ],
})

const footer = ({ foot, pageOf }: ReportContent, page: number, pages: number): Content => ({
  margin: [40, 12, 40, 0],
  fontSize: 8,
  color: MUTED,
  columns: [
    { text: printed(foot) },
    {
      text: pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
      alignment: 'right',
      width: 'auto',
    },
  ],
})

const factCell = ({ label, value, detail, change }: ReportFact): TableCell => {
  const small = [detail, change].filter((text) => text !== undefined).join(' · ')
  return {
    stack: [
      { text: label, fontSize: 8, color: MUTED },
      { text: printed(value), fontSize: 11, bold: true, margin: [0, 2, 0, 0] },
      ...(small === '' ? [] : [{ text: small, fontSize: 8, color: MUTED }]),
    ],
    margin: [8, 6, 8, 6],
  }
}

const factTable = (facts: readonly ReportFact[], columns: number, gap = 12): Content => {
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column): TableCell => {
      const fact = facts[row * columns + column]
      return fact === undefined ? '' : factCell(fact)
    }),
  )
  return {
    // fixed widths, so that a long word can't push other columns off the page
    table: { widths: Array.from({ length: columns }, () => WIDTH / columns - CELL_PADDING), body: rows },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, fillColor: () => SOFT },
    margin: [0, 0, 0, gap],
  }
}

const heading = (text: string, color: string): Content => ({
  text,
  fontSize: 12,
  bold: true,
  color,
  margin: [0, 8, 0, 6],
})

const chart = (one: ReportContent['charts'][number], width: number, color: string): Column => ({
  stack: [heading(one.title, color), { svg: printedChart(one.svg), width }],
  unbreakable: true,
  width,
})

const charts = ([first, ...others]: ReportContent['charts'], color: string): Content[] => {
  if (first === undefined) return []
  const half = (WIDTH - COLUMN_GAP) / 2
  const lines = Array.from({ length: Math.ceil(others.length / 2) }, (_, line): Content => {
    const pair = others.slice(line * 2, line * 2 + 2)
    return { columns: pair.map((one) => chart(one, half, color)), columnGap: COLUMN_GAP, unbreakable: true }
  })
  return [{ columns: [chart(first, WIDTH, color)] }, ...lines]
}

const trainingTable = (head: readonly string[], rows: readonly (readonly string[])[], isFirst: boolean): Content => ({
  ...(isFirst ? {} : { pageBreak: 'before' as const }),
  table: {
    headerRows: 1,
    widths: ['auto', 'auto', '*', 'auto', 'auto'],
    body: [
      head.map((text): TableCell => ({ text, bold: true, fontSize: 9, color: MUTED, margin: [0, 1.5, 0, 1.5] })),
      ...rows.map((row) =>
        row.map((text): TableCell => ({ text: printed(text), fontSize: 9, margin: [0, 1.5, 0, 1.5] })),
      ),
    ],
  },
  layout: { hLineWidth: (line: number) => (line === 0 ? 0 : 0.5), vLineWidth: () => 0, hLineColor: () => LINE },
})

const trainings = ({ title, head, rows, none }: ReportContent['trainings'], color: string): Content[] => {
  if (rows.length === 0) return [heading(title, color), { text: none, color: MUTED }]
  if (rows.length <= FEW_ROWS)
    return [{ stack: [heading(title, color), trainingTable(head, rows, true)], unbreakable: true }]
  const perPage = reportLimits.trainingsPerPage
  const pages = Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    trainingTable(head, rows.slice(page * perPage, (page + 1) * perPage), page === 0),
  )
  return [{ text: title, fontSize: 12, bold: true, color, margin: [0, 0, 0, 6], pageBreak: 'before' }, ...pages]
}

export const reportDocument = (content: ReportContent): TDocumentDefinitions => {
  const color = accentTextOnPaper(content.accent)
  return {
    pageSize: 'A4',
    pageMargins: [40, 72, 40, 48],
    info: { title: content.title, author: content.centerName },
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.15 },
    header: () => header(content),
    footer: (page, pages) => footer(content, page, pages),
    content: [
      { text: printed(content.title), fontSize: 20, bold: true },
      { text: content.period, color: MUTED, margin: [0, 2, 0, 12] },
      factTable(content.member, 3),
      factTable(content.metrics, 5, content.comparison === null ? 12 : 4),
      ...(content.comparison === null
        ? []
        : [{ text: content.comparison, fontSize: 8, color: MUTED, margin: [0, 0, 0, 12] } satisfies Content]),
      ...(content.comments === null
        ? []
        : [
            heading(content.comments.title, color),
            { text: printed(content.comments.text), margin: [0, 0, 0, 8] } satisfies Content,
          ]),
      ...charts(content.charts, color),
      ...trainings(content.trainings, color),
    ],
  }
}

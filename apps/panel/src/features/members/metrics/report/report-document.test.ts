import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfMake from 'pdfmake'
import { beforeAll, describe, expect, it } from 'vitest'

import { textsIn, type ReportContent } from './report-content.ts'
import { reportDocument } from './report-document.ts'
import { fontsFor, printed } from './report-text.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="50" height="40" fill="#0f766e"/></svg>'

const content = (change: Partial<ReportContent> = {}): ReportContent => ({
  title: 'Reporte de Sofía Núñez',
  centerName: 'Gimnasio Ñandú',
  logo: null,
  accent: '#2dd4bf',
  period: '01/03/2026 – 07/03/2026',
  member: [{ label: 'Nombre', value: 'Sofía Núñez' }],
  metrics: [{ label: 'Calorías', value: '1,234 kcal' }],
  comparison: null,
  comments: { title: 'Comentarios', text: 'Vas muy bien.\n¡Sigue así!' },
  charts: [
    { title: 'Zonas', svg: SVG },
    { title: 'Tipos', svg: SVG },
    { title: 'Peso', svg: SVG },
  ],
  trainings: {
    title: 'Sesiones',
    head: ['#', 'Modalidad', 'Tipo', 'Duración', 'Fecha'],
    rows: [],
    none: 'Ninguno',
  },
  foot: 'Hecho con Latido',
  pageOf: 'Página {page} de {pages}',
  ...change,
})

const SCRIPT_FILES = [
  ['Chinese', 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff'],
  ['Korean', 'noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff'],
  ['Arabic', 'noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'],
  ['Hebrew', 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'],
  ['Devanagari', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'],
  ['Thai', 'noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff'],
] as const

/** In points. */
const rightEdgeOf = async (report: ReportContent): Promise<number> => {
  const bytes: Uint8Array = await pdfMake.createPdf(reportDocument(report)).getBuffer()
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return Math.max(...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0)))
}

/** Each line is one piece. */
const piecesOf = async (report: ReportContent): Promise<string[][]> => {
  const bytes: Uint8Array = await pdfMake.createPdf(reportDocument(report)).getBuffer()
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent()
      return items.map((item) => ('str' in item ? item.str : ''))
    }),
  )
}

const textsOf = async (report: ReportContent): Promise<string[]> =>
  (await piecesOf(report)).map((pieces) => pieces.join(' '))

describe('the report as a PDF', () => {
  beforeAll(() => {
    const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'build/fonts/Roboto')
    const [normal, bold] = [join(fonts, 'Roboto-Regular.ttf'), join(fonts, 'Roboto-Medium.ttf')]
    pdfMake.addFonts({ Roboto: { normal, bold, italics: normal, bolditalics: bold } })
    for (const [font, file] of SCRIPT_FILES) {
      const path = createRequire(import.meta.url).resolve(`@fontsource/${file}`)
      pdfMake.addFonts({ [font]: { normal: path, bold: path, italics: path, bolditalics: path } })
    }
  })

  it('says what the report says, accents and all', async () => {
    const [first = ''] = await textsOf(content())
    for (const text of [
      'Reporte de Sofía Núñez',
      'Gimnasio Ñandú',
      'Calorías',
      '1,234 kcal',
      'Vas muy bien.',
      '¡Sigue así!',
      'Zonas',
      'Ninguno',
      'Página 1 de 1',
      'Hecho con Latido',
    ]) {
      expect(first).toContain(text)
    }
  })

  it.each([
    ['王小明', 'Chinese'],
    ['さくら', 'Chinese'],
    ['김민준', 'Korean'],
    ['שרה', 'Hebrew'],
    ['สมชาย', 'Thai'],
  ] as const)('prints %s in a font that has its letters', async (name, font) => {
    const report = content({ title: `Reporte de ${name}`, member: [{ label: 'Nombre', value: name }] })
    expect([...fontsFor(textsIn(report))]).toEqual([font])
    const [first = ''] = await textsOf(report)
    // in the header, the title, and the name
    for (const letter of name) expect(first.split(letter)).toHaveLength(4)
  })

  it('prints the letters of a chart in fonts that have them', async () => {
    const text = '<text x="4" y="20" font-family="Roboto" font-size="10">Box 拳击 45 %</text>'
    const svg = SVG.replace('</svg>', `${text}</svg>`)
    const report = content({ charts: [{ title: 'Tipos', svg }] })
    expect([...fontsFor(textsIn(report))]).toEqual(['Chinese'])
    const [first = ''] = await textsOf(report)
    for (const letters of ['Box', '拳击', '45 %']) expect(first).toContain(letters)
  })

  it('prints words of scripts that run from right to left in their order', () => {
    expect(printed('Reporte de محمد علي')).toEqual([
      { text: 'Reporte de ' },
      { text: 'علي', font: 'Arabic' },
      { text: ' ' },
      { text: 'محمد', font: 'Arabic' },
    ])
    expect(printed('José Núñez 王 Ли')).toEqual([
      { text: 'José Núñez ' },
      { text: '王', font: 'Chinese' },
      { text: ' Ли' },
    ])
  })

  it('breaks a word that is longer than its column', async () => {
    const name = 'W'.repeat(100)
    const report = content({
      title: name,
      centerName: name,
      member: ['Nombre', 'Apellido', 'Sexo'].map((label) => ({ label, value: name })),
      comments: { title: 'Comentarios', text: name },
    })
    expect(await rightEdgeOf(report)).toBeLessThanOrEqual(556)
  })

  it('says a time as a clock would in a line of its own, whole', async () => {
    const time = { label: 'Tiempo total', value: '123.75 h', detail: '123 h 45 min' }
    const metrics = ['Calorías', 'Sesiones', 'Pasos'].map((label) => ({ label, value: '1,234' }))
    const [first] = await piecesOf(content({ metrics: [...metrics, time, { label: 'Puntos', value: '1,234' }] }))
    expect(first).toEqual(expect.arrayContaining(['123.75 h', '123 h 45 min']))
  })

  it('prints a change under its figure, and the period that it refers to', async () => {
    const report = content({
      metrics: [{ label: 'Calorías', value: '1,234 kcal', change: '+12 %' }],
      comparison: 'Comparado con 22/02/2026 – 28/02/2026',
    })
    const [first] = await textsOf(report)
    expect(first).toMatch(/1,234 kcal\s+\+12 %.*Comparado con 22\/02\/2026 – 28\/02\/2026/)
  })

  it('puts thirty trainings on a page, with their heads and a number on each', async () => {
    const rows = Array.from({ length: 61 }, (_, n) => [
      String(n + 1),
      'Grupal',
      `Tipo ${n + 1}`,
      '45 min',
      '01/03/2026',
    ])
    const pages = await textsOf(content({ trainings: { ...content().trainings, rows } }))
    expect(pages.map((page) => page.match(/Tipo \d+/g)?.length ?? 0)).toEqual([0, 30, 30, 1])
    expect(pages.slice(1).every((page) => page.includes('Modalidad'))).toBe(true)
    expect(pages[3]).toContain('Página 4 de 4')
  })

  it('leaves comments out when there are none', async () => {
    const [first] = await textsOf(content({ comments: null }))
    expect(first).not.toContain('Comentarios')
  })

  const headOf = (report: ReportContent): string => JSON.stringify(bare(report).header)
  const bare = (report: ReportContent) => {
    const { header } = reportDocument(report)
    return {
      header:
        typeof header === 'function' ? header(1, 1, { width: 595, height: 842, orientation: 'portrait' }) : header,
    }
  }
  const PNG =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  it('has the mark at its head where the center has no logo, over a line in its color', async () => {
    expect(headOf(content())).toContain('<svg')
    // #ffb800 has a contrast of 1.7:1 on white, so the PDF uses a darker color
    expect(headOf(content({ accent: '#ffb800' }))).toContain('"lineColor":"#bf8a0e"')
    expect(await textsOf(content({ accent: '#ffb800' }))).toHaveLength(1)
  })

  it.each([
    ['wide', 5, { width: 120, height: 24 }],
    ['square', 1, { width: 32, height: 32 }],
    ['high', 0.25, { width: 8, height: 32 }],
  ])('has a %s logo in its proportion', async (_, aspect, size) => {
    const report = content({ logo: { image: PNG, aspect, needsDark: false } })
    expect(headOf(report)).not.toContain('<svg')
    expect(bare(report).header).toMatchObject({ stack: [{ columns: [size, {}, {}] }, {}] })
    expect(await textsOf(report)).toHaveLength(1)
  })

  it('puts a logo that white would swallow on a dark ground', async () => {
    const report = content({ logo: { image: PNG, aspect: 2, needsDark: true } })
    expect(bare(report).header).toMatchObject({
      stack: [{ columns: [{ table: { body: [[{ width: 48, height: 24 }]] } }, {}, {}] }, {}],
    })
    expect(await textsOf(report)).toHaveLength(1)
  })

  it('holds charts as lines and letters, not as pictures', async () => {
    const bytes: Uint8Array = await pdfMake.createPdf(reportDocument(content())).getBuffer()
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Subtype /Image')
  })
})

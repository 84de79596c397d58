/** A picture that a PDF can hold, as a data address. */
export interface ReportLogo {
  readonly image: string
  /** Width by height. */
  readonly aspect: number
  /** Whether paper swallows what is drawn in it. */
  readonly needsDark: boolean
}

/** A report as words and pictures: all that the PDF needs, ready to be sent to a worker. */
export interface ReportContent {
  readonly title: string
  readonly centerName: string
  /** Latido's mark stands where there is none. */
  readonly logo: ReportLogo | null
  /** The center's color, `#rrggbb`, as screens have it. */
  readonly accent: string
  readonly period: string
  readonly member: readonly ReportFact[]
  readonly metrics: readonly ReportFact[]
  readonly comments: { readonly title: string; readonly text: string } | null
  readonly charts: readonly { readonly title: string; readonly svg: string }[]
  readonly trainings: {
    readonly title: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly none: string
  }
  /** Printed at the foot of every page. */
  readonly foot: string
  /** Such as "Page {page} of {pages}". */
  readonly pageOf: string
}

/** Every text of a report. */
export const textsIn = (content: ReportContent): readonly string[] => [
  content.title,
  content.centerName,
  content.period,
  content.foot,
  content.comments?.text ?? '',
  ...[...content.member, ...content.metrics].flatMap(({ label, value, detail = '' }) => [label, value, detail]),
  ...content.trainings.rows.flat(),
  ...content.charts.map(({ svg }) => svg),
]

export interface ReportFact {
  readonly label: string
  readonly value: string
  /** The same in other words, below it. */
  readonly detail?: string
}

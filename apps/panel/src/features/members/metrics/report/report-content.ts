/** `image` is a data URL. */
export interface ReportLogo {
  readonly image: string
  readonly aspect: number
  /** Whether the logo is invisible on white. */
  readonly needsDark: boolean
}

/** All texts and images of the PDF, structured-cloneable for the worker. */
export interface ReportContent {
  readonly title: string
  readonly centerName: string
  /** Null uses the product's own. */
  readonly logo: ReportLogo | null
  /** `#rrggbb`, not yet darkened for paper. */
  readonly accent: string
  readonly period: string
  readonly member: readonly ReportFact[]
  readonly metrics: readonly ReportFact[]
  /** Names the period that the changes refer to. */
  readonly comparison: string | null
  readonly comments: { readonly title: string; readonly text: string } | null
  readonly charts: readonly { readonly title: string; readonly svg: string }[]
  readonly trainings: {
    readonly title: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly none: string
  }
  readonly foot: string
  readonly pageOf: string
}

export const textsIn = (content: ReportContent): readonly string[] => [
  content.title,
  content.centerName,
  content.period,
  content.foot,
  content.comparison ?? '',
  content.comments?.text ?? '',
  ...[...content.member, ...content.metrics].flatMap(({ label, value, detail = '' }) => [label, value, detail]),
  ...content.trainings.rows.flat(),
  ...content.charts.map(({ svg }) => svg),
]

export interface ReportFact {
  readonly label: string
  readonly value: string
  /** The same value in other units. */
  readonly detail?: string
  /** Against the period before, such as "+12 %". */
  readonly change?: string | undefined
}

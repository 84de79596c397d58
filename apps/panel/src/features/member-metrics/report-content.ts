/** A report as words and pictures: all that the PDF needs, ready to be sent to a worker. */
export interface ReportContent {
  readonly title: string
  readonly centerName: string
  /** PNG or JPEG as a data address. */
  readonly logo: string | null
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

export interface ReportFact {
  readonly label: string
  readonly value: string
}

import { useLayoutEffect } from 'react'

import { useReportContent, type PaperContent } from './use-report-content.ts'
import type { ReportSubject } from './use-report.ts'

interface ReportPaperProps {
  subject: ReportSubject
  comments: string
  onWritten: (paper: PaperContent) => void
}

/** Renders nothing; passes the content in the current language to `onWritten`. */
export function ReportPaper({ subject, comments, onWritten }: ReportPaperProps) {
  const paper = useReportContent(subject, comments)
  useLayoutEffect(() => onWritten(paper), [paper, onWritten])
  return null
}

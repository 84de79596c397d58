import { useLayoutEffect } from 'react'

import { useReportContent, type PaperContent } from './use-report-content.ts'
import type { ReportSubject } from './use-report.ts'

interface ReportPaperProps {
  subject: ReportSubject
  comments: string
  onWritten: (paper: PaperContent) => void
}

/** Writes a report in the language around it; nothing of it is seen. */
export function ReportPaper({ subject, comments, onWritten }: ReportPaperProps) {
  const paper = useReportContent(subject, comments)
  useLayoutEffect(() => onWritten(paper), [paper, onWritten])
  return null
}

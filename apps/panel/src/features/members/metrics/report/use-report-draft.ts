import type { Center } from '@repo/api-client/center/show-center'
import { useEffect, useState } from 'react'

import { useSession } from '../../../../app/session/session-store.ts'
import { reportDraft } from './report-draft.ts'

export const useReportDraft = (uuid: string, center: Pick<Center, 'language'>) => {
  const { uuidUser: owner } = useSession()
  const [kept] = useState(() => {
    const draft = reportDraft.read(owner)
    return draft?.uuid === uuid ? draft : null
  })
  const [removed, setRemoved] = useState<readonly string[]>(kept?.removed ?? [])
  const [comments, setComments] = useState(kept?.comments ?? '')
  const [language, setLanguage] = useState(kept?.language ?? center.language)
  const isUntouched = comments === '' && removed.length === 0 && language === center.language
  useEffect(() => {
    if (isUntouched) reportDraft.forget()
    else reportDraft.write(owner, { uuid, comments, removed: [...removed], language })
  }, [owner, uuid, comments, removed, language, isUntouched])
  return {
    comments,
    setComments,
    language,
    setLanguage,
    /** In the order they were removed. */
    removed,
    remove: (training: string) => setRemoved((before) => [...before, training]),
    restore: () => setRemoved((before) => before.slice(0, -1)),
  }
}

export type ReportDraft = ReturnType<typeof useReportDraft>

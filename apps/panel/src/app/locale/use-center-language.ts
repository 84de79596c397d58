import { centerQueryOptions } from '@repo/api-client/center/queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'
import { chooseLocale } from './locale.ts'

/** Follows a change of the center's language. A later choice of the user's own takes precedence. */
export const useCenterLanguage = (): void => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const language = useQuery(centerQueryOptions(client, uuidBranch)).data?.language
  const known = useRef(language)
  useEffect(() => {
    if (language === undefined || known.current === language) return
    // the first value is no change
    if (known.current !== undefined) void chooseLocale(language)
    known.current = language
  }, [language])
}

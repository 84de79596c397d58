import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'
import { chooseLocale } from './locale.ts'

/** A center that takes another language takes every open screen with it; who wants another one chooses it after. */
export const useCenterLanguage = (): void => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const language = useQuery(centerQueryOptions(client, uuidBranch)).data?.language
  const known = useRef(language)
  useEffect(() => {
    if (language === undefined || known.current === language) return
    // what is read first changes nothing
    if (known.current !== undefined) void chooseLocale(language)
    known.current = language
  }, [language])
}

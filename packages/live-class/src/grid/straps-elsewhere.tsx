import { useLingui } from '@lingui/react/macro'
import { strapsElsewhereQueryOptions } from '@repo/api-client/classes/queries'
import type { Client } from '@repo/api-client/core/client'
import { Banner } from '@repo/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'

interface StrapsElsewhereProps {
  client: Client
  control: ClassControl
  classUuid: string
}

export function StrapsElsewhere({ client, control, classUuid }: StrapsElsewhereProps) {
  const { t } = useLingui()
  const count = useStore(control.store, ({ wall }) => wall.packet?.strapsElsewhere ?? 0)
  const straps = useQuery(strapsElsewhereQueryOptions(client, classUuid, count))
  if (count === 0) return null
  return (straps.data ?? []).map(({ userUuid, pseudonym, roomName }) => (
    <Banner key={userUuid} tone="info" announce title={t`${pseudonym}’s strap is heard here too`}>
      {t`It counts in ${roomName}, where ${pseudonym} joined first.`}
    </Banner>
  ))
}

import { useLingui } from '@lingui/react/macro'
import { exportImportCodes } from '@repo/api-client/imports/endpoints'
import { importQueries } from '@repo/api-client/imports/queries'
import { spokenSignInCode } from '@repo/domain/classes/sign-in-code'
import { Button } from '@repo/ui/button'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { usePublicUrl } from '../../../app/session/session-store.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { useDownload } from '../../../lib/use-download.ts'
import { card, cards, code, email as emailClass } from './codes.css.ts'

/** To cut apart, three in a row on paper. */
function Cards({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const address = `${usePublicUrl()}/join`
  const query = useQuery(importQueries.codes(client, uuid))
  if (query.isLoadingError) return <LoadFailure title={t`Couldn't load the codes`} onRetry={() => query.refetch()} />
  if (query.data === undefined) return <Skeleton />
  return (
    <Stack gap="m">
      <Inline gap="s" justify="between">
        <Text>{t`Members enter their code at ${address} to join a class.`}</Text>
        <Button size="s" onClick={() => window.print()}>
          {t`Print`}
        </Button>
      </Inline>
      <ul className={cards} aria-label={t`Sign-in codes`}>
        {query.data.map(({ uuid: member, name, email, signInCode }) => (
          <li key={member} className={card}>
            <span>{name}</span>
            <span className={code}>{spokenSignInCode(signInCode)}</span>
            <span className={emailClass}>{email}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Shown only when asked for: seeing codes is audited. */
export function Codes({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const [isShown, setIsShown] = useState(false)
  const file = useDownload(() => client.download(exportImportCodes, { params: { uuid } }))
  return (
    <Stack gap="m" as="section">
      <Stack gap="xs">
        <Heading level={2} size="m">
          {t`Sign-in codes`}
        </Heading>
        <Text tone="muted" size="s">
          {t`Each new user has a code to join classes with. Print them, or send them yourself.`}
        </Text>
      </Stack>
      <Inline gap="s">
        {!isShown && <Button icon="eye" onClick={() => setIsShown(true)}>{t`Show codes`}</Button>}
        <Button icon="download" loading={file.isPending} onClick={() => file.mutate(undefined)}>
          {t`Download as CSV`}
        </Button>
      </Inline>
      {isShown && <Cards uuid={uuid} />}
    </Stack>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { checkSetup } from '@repo/api-client/setup/set-up-center'
import { ButtonLink } from '@repo/ui/button-link'
import { EmptyState } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { LanguageMenu } from '../../app/locale/language-menu.tsx'
import { useServices } from '../../app/services-context.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { centered, formPage } from '../../lib/screens.css.ts'
import { SetupForm } from './setup-form.tsx'

/** In the fragment, which browsers don't send, so no server logs it. */
const tokenInAddress = (): string => location.hash.slice(1)

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'already-set-up') {
    return (
      <EmptyState
        icon="check"
        level={1}
        title={t`This center is already set up`}
        text={t`This link only works once. Sign in with the email and password you set up then.`}
        action={
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
          <ButtonLink tone="accent" link={<a href="/login" />}>
            {t`Sign in`}
          </ButtonLink>
        }
      />
    )
  }
  if (code === 'setup-token-unknown') {
    return (
      <EmptyState
        icon="link"
        level={1}
        title={t`This link isn't valid`}
        text={t`Use the link the server printed the last time it started. Restart it to get a new one.`}
      />
    )
  }
  const text = error instanceof ApiError && error.message !== '' ? error.message : t`The server isn't responding`
  return <LoadFailure level={1} title={t`Couldn't check the link`} text={text} onRetry={onRetry} />
}

function Content({ token }: { token: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const check = useQuery({
    queryKey: ['setup', token],
    queryFn: ({ signal }) => client.call(checkSetup, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  })
  if (token === '') {
    return (
      <EmptyState
        icon="link"
        level={1}
        title={t`This center isn't set up yet`}
        text={t`Open the link printed in the terminal when the server started. There's also a QR code for phones.`}
      />
    )
  }
  if (check.isError) return <Refused error={check.error} onRetry={() => void check.refetch()} />
  if (check.data === undefined) {
    return (
      <Inline justify="center">
        <Spinner size="l" label={t`Loading`} />
      </Inline>
    )
  }
  return <SetupForm token={token} publicHosts={check.data.hosts} suggestedHosts={check.data.suggested} />
}

export function SetupPage() {
  const [token] = useState(tokenInAddress)
  return (
    <main className={centered}>
      <div className={formPage}>
        <Stack gap="l">
          <Content token={token} />
          <Inline justify="center">
            <LanguageMenu />
          </Inline>
        </Stack>
      </div>
    </main>
  )
}

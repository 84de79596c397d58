import { useLingui } from '@lingui/react/macro'
import { Card } from '@repo/ui/card'
import { CenterMark } from '@repo/ui/center-mark'
import { EmptyState } from '@repo/ui/empty-state'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { LanguageMenu } from '../../../app/locale/language-menu.tsx'
import { useSessionStore } from '../../../app/session/session-store.ts'
import { centered, formPage } from '../../../lib/screens.css.ts'
import { MembershipRequestForm } from './membership-request-form.tsx'

export function MembershipRequestPage() {
  const { t } = useLingui()
  const center = useSessionStore((state) => state.center)
  const name = center?.name ?? 'Latido'
  const [hasRequested, setHasRequested] = useState(false)
  return (
    <main className={centered}>
      <div className={formPage}>
        <Stack gap="l">
          {hasRequested ? (
            <EmptyState
              icon="check"
              level={1}
              title={t`Your request was sent to ${name}`}
              text={t`The staff will review it. Once they accept it, you'll get an email with your code for joining classes.`}
            />
          ) : (
            <Card padding="l">
              <Stack gap="l">
                <Stack gap="s" align="center">
                  <CenterMark imageUrl={center?.imageUrl ?? null} size="l" />
                  <Heading level={1} align="center">
                    {t`Train with ${name}`}
                  </Heading>
                  <Text tone="muted" align="center">
                    {t`Send a request to join. The staff will reply by email.`}
                  </Text>
                </Stack>
                <MembershipRequestForm centerName={name} onRequested={() => setHasRequested(true)} />
              </Stack>
            </Card>
          )}
          <Inline justify="center">
            <LanguageMenu />
          </Inline>
        </Stack>
      </div>
    </main>
  )
}

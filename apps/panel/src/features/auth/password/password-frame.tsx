import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { CenterMark } from '@repo/ui/center-mark'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { LanguageMenu } from '../../../app/locale/language-menu.tsx'
import { useSessionStore } from '../../../app/session/session-store.ts'
import { centered, narrow } from '../../../lib/screens.css.ts'

interface PasswordFrameProps {
  title: string
  text: string
  children: ReactNode
}

export function PasswordFrame({ title, text, children }: PasswordFrameProps) {
  const { t } = useLingui()
  const center = useSessionStore((state) => state.center)
  const name = center?.name ?? 'Latido'
  return (
    <main className={centered}>
      <div className={narrow}>
        <Stack gap="l">
          <Card padding="l">
            <Stack gap="l">
              <Stack gap="s" align="center">
                <Link to="/login">
                  <CenterMark imageUrl={center?.imageUrl ?? null} size="l" />
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Link>
                <Heading level={1} align="center">
                  {title}
                </Heading>
                <Text tone="muted" align="center">
                  {text}
                </Text>
              </Stack>
              {children}
              <ButtonLink tone="ghost" wide link={<Link to="/login" />}>
                {t`Back to sign in`}
              </ButtonLink>
            </Stack>
          </Card>
          <Inline justify="center">
            <LanguageMenu />
          </Inline>
        </Stack>
      </div>
    </main>
  )
}

import { useLingui } from '@lingui/react/macro'
import { formatPairingCode } from '@repo/domain/displays/pairing-code'
import { Button } from '@repo/ui/button'
import { Heading } from '@repo/ui/heading'
import { SiteMark } from '@repo/ui/site-mark'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { useViewerStore } from '../app/viewer-store.ts'
import { centered, code as codeStyle } from './live.css.ts'
import { SignInForm } from './sign-in-form.tsx'
import { usePairing } from './use-pairing.ts'

export function PairingScreen() {
  const { t } = useLingui()
  const centerName = useViewerStore((state) => state.centerName)
  const code = usePairing()
  const [isSigningIn, setIsSigningIn] = useState(false)
  return (
    <main className={centered}>
      {isSigningIn ? (
        <SignInForm
          onCancel={() => setIsSigningIn(false)}
          cancelLabel={t`Back to code`}
          onDone={() => setIsSigningIn(false)}
        />
      ) : (
        <Stack gap="xl" align="center">
          <SiteMark size="xl" />
          <Heading level={1} size="xl" align="center">
            {centerName}
          </Heading>
          <Text
            size="xl"
            tone="muted"
            align="center"
          >{t`Enter this code in the panel under RookRemote > Displays`}</Text>
          <div className={codeStyle} role="status" aria-label={t`Pairing code`}>
            {code === null ? '––– –––' : formatPairingCode(code)}
          </div>
          <Button tone="ghost" onClick={() => setIsSigningIn(true)}>
            {t`Sign in as a coach instead`}
          </Button>
        </Stack>
      )}
    </main>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'

import { dispatchStartup, useStartupStore } from '../../../app/session/startup-store.ts'

/** Retries automatically, or at once on a click. */
export function CenterMissing() {
  const { t } = useLingui()
  const state = useStartupStore((store) => store.state)
  if (state.phase !== 'center-missing') return null
  const isSilent = state.fault === 'no-answer'
  return (
    <Banner
      tone="warning"
      icon={isSilent ? 'wifi-off' : 'warning'}
      announce
      title={isSilent ? t`The server isn't responding` : t`The server is having a problem`}
      action={
        <Button size="s" loading={state.isChecking} onClick={() => dispatchStartup({ type: 'lookup-due' })}>
          {t`Try again`}
        </Button>
      }
    >
      {isSilent
        ? t`Check your connection. We'll keep trying, and you can sign in as soon as the server responds.`
        : t`It's not your connection. We'll keep trying, and you can sign in as soon as it's working again.`}
    </Banner>
  )
}

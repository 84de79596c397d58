import { useLingui } from '@lingui/react/macro'
import { isLoopbackHost } from '@repo/domain/center/host'
import { Banner } from '@repo/ui/banner'

import { usePublicUrl } from '../app/session/session-store.ts'
import { HelpLink } from './help/help-link.tsx'

/** Nothing where other devices can open the center's address. */
export function LoopbackNotice() {
  const { t } = useLingui()
  const { host, hostname } = new URL(usePublicUrl())
  if (!isLoopbackHost(hostname)) return null
  return (
    <Banner
      tone="warning"
      title={t`Phones and displays can't open ${{ address: host }}`}
      action={<HelpLink label={t`How to fix it`} page="rookremote" />}
    >
      {t`That address only works on this computer. Start Latido on the network with HTTPS, and open the panel there.`}
    </Banner>
  )
}

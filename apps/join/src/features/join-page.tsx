import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { SiteMark } from '@repo/ui/site-mark'
import { Text } from '@repo/ui/text'
import type { ReactNode } from 'react'

import { chooseLocale } from '../app/locale.ts'
import { usePhoneStore } from '../app/phone-store.ts'
import { bar, main, page } from './join.css.ts'

function LanguageSwitch() {
  const { i18n } = useLingui()
  const other =
    i18n.locale === 'es' ? ({ key: 'en', name: 'English' } as const) : ({ key: 'es', name: 'Español' } as const)
  return (
    <Button tone="ghost" icon="language" lang={other.key} onClick={() => void chooseLocale(other.key)}>
      {other.name}
    </Button>
  )
}

export function JoinPage({ children }: { children: ReactNode }) {
  const name = usePhoneStore((state) => state.center?.name ?? '')
  return (
    <div className={page}>
      <header className={bar}>
        <Inline gap="s" wrap={false}>
          <SiteMark size="s" />
          <Text tone="muted" weight="semibold" truncate>
            {name}
          </Text>
        </Inline>
        <LanguageSwitch />
      </header>
      <main className={main}>{children}</main>
    </div>
  )
}

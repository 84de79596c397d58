import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { lazy, Suspense, useState } from 'react'

import { LANGUAGE_NAMES } from '../../../app/locale/language-names.ts'
import { useSessionStore } from '../../../app/session/session-store.ts'

const fetchMenu = () => import('../../../app/locale/language-menu.tsx')
const LanguageMenu = lazy(() => fetchMenu().then((part) => ({ default: part.LanguageMenu })))

const prepareMenu = () => void fetchMenu().catch(() => null)

/** The menu is as large as the rest of the login, so it is loaded on focus or hover. */
export function Languages() {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  const [step, setStep] = useState<'closed' | 'coming' | 'here'>('closed')
  const open = () => {
    setStep('coming')
    // typed values stay, even if loading fails
    fetchMenu().then(
      () => setStep('here'),
      () => setStep('closed'),
    )
  }
  const place = (
    <Button
      tone="ghost"
      size="s"
      icon="language"
      aria-label={t`Language: ${{ language: LANGUAGE_NAMES[locale] }}`}
      aria-haspopup="menu"
      aria-expanded={false}
      loading={step === 'coming'}
      onPointerEnter={prepareMenu}
      onFocus={prepareMenu}
      onClick={open}
    >
      {LANGUAGE_NAMES[locale]}
    </Button>
  )
  return (
    <Inline justify="center">
      {step === 'here' ? (
        <Suspense fallback={place}>
          <LanguageMenu defaultOpen />
        </Suspense>
      ) : (
        place
      )}
    </Inline>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { lazy, Suspense, useState } from 'react'

import { LANGUAGE_NAMES } from '../../app/locale/language-names.ts'
import { useSessionStore } from '../../app/session/session-store.ts'

const fetchMenu = () => import('../../app/locale/language-menu.tsx')
const LanguageMenu = lazy(() => fetchMenu().then((part) => ({ default: part.LanguageMenu })))

// without a network it is fetched when it is needed, as ever
const prepareMenu = () => void fetchMenu().catch(() => null)

/** The menu of languages. It weighs as much as all the rest of the login, so its code comes with whoever reaches for it. */
export function Languages() {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  const [step, setStep] = useState<'closed' | 'coming' | 'here'>('closed')
  const open = () => {
    setStep('coming')
    // what was typed stays where it is, also where the network fails
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

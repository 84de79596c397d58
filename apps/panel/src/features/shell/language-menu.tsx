import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Menu } from '@repo/ui/menu'

import { chooseLocale } from '../../app/locale.ts'
import { useSessionStore } from '../../app/session-store.ts'

const NAMES = { en: 'English', es: 'Español' } as const

/** Switches the language at once. */
export function LanguageMenu() {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="ghost" size="s" icon="language" aria-label={t`Language: ${NAMES[locale]}`}>
          {NAMES[locale]}
        </Button>
      }
      groups={[
        (['en', 'es'] as const).map((key) => ({
          key,
          label: NAMES[key],
          checked: key === locale,
          onSelect: () => void chooseLocale(key),
        })),
      ]}
    />
  )
}

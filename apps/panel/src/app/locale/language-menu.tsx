import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Menu } from '@repo/ui/menu'

import { useSessionStore } from '../session/session-store.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import { chooseLocale } from './locale.ts'

export function LanguageMenu({ compact = false, defaultOpen = false }: { compact?: boolean; defaultOpen?: boolean }) {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  const label = t`Language: ${{ language: LANGUAGE_NAMES[locale] }}`
  return (
    <Menu
      align="end"
      defaultOpen={defaultOpen}
      trigger={
        compact ? (
          <IconButton icon="language" size="s" label={label} />
        ) : (
          <Button tone="ghost" size="s" icon="language" aria-label={label}>
            {LANGUAGE_NAMES[locale]}
          </Button>
        )
      }
      groups={[
        (['en', 'es'] as const).map((key) => ({
          key,
          label: LANGUAGE_NAMES[key],
          checked: key === locale,
          onSelect: () => void chooseLocale(key),
        })),
      ]}
    />
  )
}

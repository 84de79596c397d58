import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { useOwnVisibilityLabels } from '@repo/live-class/visibility-labels'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { type ReactNode, useState } from 'react'

import { box } from './shown-of-me.css.ts'

interface ShownOfMeProps {
  level: Visibility
  action?: ReactNode
  children: ReactNode
}

/** The level in force, with the choice behind a button. */
export function ShownOfMe({ level, action, children }: ShownOfMeProps) {
  const { t } = useLingui()
  const labels = useOwnVisibilityLabels()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={box} aria-label={t`What the display shows of me`}>
      <Stack gap="m">
        <Stack gap="none">
          <Text size="s" tone="muted">{t`What the display shows of me`}</Text>
          <div aria-live="polite">
            <Text weight="semibold">{labels[level]}</Text>
          </div>
        </Stack>
        <Inline gap="s">
          {action}
          <Button icon={isOpen ? 'close' : 'settings'} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t`Done` : t`Change`}
          </Button>
        </Inline>
        {isOpen && children}
      </Stack>
    </section>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@repo/ui/button-link'
import { Inline } from '@repo/ui/inline'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { LanguageMenu } from '../../app/locale/language-menu.tsx'
import { article, bar, index } from './help.css.ts'

interface HelpFrameProps {
  children: ReactNode
  isIndex?: boolean
}

export function HelpFrame({ children, isIndex = false }: HelpFrameProps) {
  const { t } = useLingui()
  return (
    <main className={isIndex ? index : article}>
      <nav className={bar} aria-label={t`Help`}>
        {isIndex ? (
          <span />
        ) : (
          <ButtonLink tone="ghost" size="s" icon="back" link={<Link to="/help" />}>
            {t`All help pages`}
          </ButtonLink>
        )}
        <Inline gap="xs">
          <ButtonLink tone="ghost" size="s" link={<Link to="/" />}>
            {t`Go to the panel`}
          </ButtonLink>
          <LanguageMenu />
        </Inline>
      </nav>
      {children}
    </main>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@repo/ui/button-link'
import { useLocation } from '@tanstack/react-router'

import { helpPageAt } from './help-address.ts'
import type { HelpPageName } from './help-page.ts'
import { useHelpAddress } from './use-help-address.ts'

interface HelpLinkProps {
  /** Needed on pages without a list. */
  label?: string
  /** Defaults to the page of the screen. */
  page?: HelpPageName
}

export function HelpLink({ label, page }: HelpLinkProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const addressOf = useHelpAddress()
  return (
    <ButtonLink
      tone="ghost"
      size="s"
      icon="info"
      // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
      link={<a href={addressOf(page ?? helpPageAt(pathname))} target="_blank" rel="noreferrer" />}
    >
      {label ?? t`How this page works`}
    </ButtonLink>
  )
}

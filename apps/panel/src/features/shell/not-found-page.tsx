import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@repo/ui/button-link'
import { EmptyState } from '@repo/ui/empty-state'
import { Link } from '@tanstack/react-router'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="info"
      level={1}
      title={t`This page does not exist`}
      text={t`Check the address, or go back to the start.`}
      action={<ButtonLink tone="accent" link={<Link to="/" />}>{t`Go to the start`}</ButtonLink>}
    />
  )
}

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
      title={t`This page doesn't exist`}
      text={t`Check the address or go to the dashboard.`}
      action={<ButtonLink tone="accent" link={<Link to="/" />}>{t`Go to dashboard`}</ButtonLink>}
    />
  )
}

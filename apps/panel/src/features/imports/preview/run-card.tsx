import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import { formatCount } from '@repo/domain/core/number-format'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { type ReactNode, useState } from 'react'

import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import type { OpenAnother } from '../import-labels.ts'
import { useDiscard, useRun } from '../import-mutations.ts'

interface RunCardProps {
  shown: Import
  /** Whether files or settings are still on their way. */
  isWaiting: boolean
  onOpen: OpenAnother
  children?: ReactNode
}

const useTitle = ({ kind, counts }: Import): string => {
  const { t } = useLingui()
  const count = counts.new + counts.changed
  const shown = formatCount(count)
  if (count === 0) return t`There is nothing to import`
  switch (kind) {
    case 'members':
      return t`${plural(count, { one: `${shown} user to import`, other: `${shown} users to import` })}`
    case 'sensors':
      return t`${plural(count, { one: `${shown} sensor to import`, other: `${shown} sensors to import` })}`
    case 'trainings':
      return t`${plural(count, { one: `${shown} session to import`, other: `${shown} sessions to import` })}`
    default:
      return kind satisfies never
  }
}

function Skipped({ counts }: Pick<Import, 'counts'>) {
  const { t } = useLingui()
  const count = counts.fault
  const shown = formatCount(count)
  if (count === 0) return null
  return (
    <Text tone="muted" size="s">
      {t`${plural(count, {
        one: `${shown} row with errors isn't imported unless you correct it.`,
        other: `${shown} rows with errors aren't imported unless you correct them.`,
      })}`}
    </Text>
  )
}

function MailQuestion({ shown, onClose }: { shown: Import; onClose: () => void }) {
  const { t } = useLingui()
  const news = shown.counts.new
  const count = formatCount(news)
  return (
    <ConfirmAction
      tone="accent"
      title={t`Import and send welcome emails?`}
      text={t`${plural(news, {
        one: `${count} new user receives an email right away. Emails can't be undone.`,
        other: `${count} new users receive an email right away. Emails can't be undone.`,
      })}`}
      label={t`Import and send`}
      action={useRun(shown.uuid)}
      onClose={onClose}
    />
  )
}

/** What the import would do, and the button that does it. */
export function RunCard({ shown, isWaiting, onOpen, children }: RunCardProps) {
  const { t } = useLingui()
  const { uuid, counts, settings } = shown
  const run = useRun(uuid)
  const discard = useDiscard()
  const [isAsking, setIsAsking] = useState(false)
  const isNothing = counts.new + counts.changed === 0
  const start = () => {
    if (settings.sendsWelcomeMails && counts.new > 0) setIsAsking(true)
    else run.mutate()
  }
  return (
    <Card>
      <Stack gap="l">
        <Inline gap="m" justify="between">
          <Stack gap="xs">
            <Heading level={2} size="l">
              {useTitle(shown)}
            </Heading>
            <Skipped counts={counts} />
          </Stack>
          <Inline gap="s">
            <Button
              tone="ghost"
              loading={discard.isPending}
              onClick={() => discard.mutate(uuid, { onSuccess: () => onOpen('new', true) })}
            >
              {t`Discard`}
            </Button>
            <Button tone="accent" disabled={isNothing} loading={run.isPending || isWaiting} onClick={start}>
              {t({ message: 'Import', context: 'run an import' })}
            </Button>
          </Inline>
        </Inline>
        {children}
      </Stack>
      {isAsking && <MailQuestion shown={shown} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

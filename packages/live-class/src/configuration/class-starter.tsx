import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { useConfigurationLabels } from './configuration-labels.ts'
import type { LastConfiguration } from './last-configuration.ts'

interface ClassStarterProps {
  /** Null if there is none, undefined while loading. */
  last: LastConfiguration | null | undefined
  isStarting: boolean
  onStart: (last: LastConfiguration) => void
  onConfigure: () => void
}

export function ClassStarter({ last, isStarting, onStart, onConfigure }: ClassStarterProps) {
  const { t } = useLingui()
  return (
    <Card padding="l" as="section">
      <Stack gap="l">
        <Heading level={2} size="m">
          {t`Next class`}
        </Heading>
        {last === undefined && <Skeleton shape="line" />}
        {last === null && (
          <>
            <Text tone="muted">{t`Choose the training type, duration, and capacity.`}</Text>
            <Inline>
              <Button tone="accent" icon="settings" onClick={onConfigure} loading={isStarting}>
                {t`Configure and start`}
              </Button>
            </Inline>
          </>
        )}
        {last && <LikeLast last={last} isStarting={isStarting} onStart={onStart} onConfigure={onConfigure} />}
      </Stack>
    </Card>
  )
}

function LikeLast({ last, isStarting, onStart, onConfigure }: ClassStarterProps & { last: LastConfiguration }) {
  const { t } = useLingui()
  const sentence = useConfigurationLabels().sentenceOf(last.configuration)
  return (
    <>
      <Stack gap="xs">
        <Text size="s" tone="muted">{t`Same as last time`}</Text>
        <Heading level={3} size="l">
          {last.type.name}
        </Heading>
        <Text>{sentence}</Text>
      </Stack>
      <Inline>
        <Button tone="accent" icon="play" onClick={() => onStart(last)} loading={isStarting}>
          {t`Start class`}
        </Button>
        <Button tone="neutral" icon="settings" onClick={onConfigure} disabled={isStarting}>
          {t`Change…`}
        </Button>
      </Inline>
    </>
  )
}

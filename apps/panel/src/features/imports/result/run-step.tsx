import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import { formatCount } from '@repo/domain/core/number-format'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { ProgressBar } from '@repo/ui/progress-bar'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

export function RunStep({ shown }: { shown: Import }) {
  const { t } = useLingui()
  const { written, total } = shown.progress
  const title = shown.state === 'undoing' ? t`Undoing…` : t`Importing…`
  const [now, all] = [formatCount(written), formatCount(total)]
  const said = t`${{ through: now }} of ${all}`
  return (
    <Card>
      <Stack gap="l">
        <Heading level={2} size="l">
          {title}
        </Heading>
        <ProgressBar value={total === 0 ? 0 : written / total} label={title} valueText={said} end={said} />
        <Text tone="muted" size="s">
          {t`You can leave this page. It continues without you.`}
        </Text>
      </Stack>
    </Card>
  )
}

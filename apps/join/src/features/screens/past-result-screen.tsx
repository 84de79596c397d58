import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { forgetResult, type KeptResult, useKeptResult } from '../../app/kept-result.ts'
import { OwnResult } from '../result/own-result.tsx'

/** A result kept on this phone for 24 hours. */
export function PastResultScreen({ kept }: { kept: KeptResult }) {
  const { t, i18n } = useLingui()
  const { startAt, trainingName, pseudonym } = kept
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(startAt)
  return (
    <Stack gap="xl">
      <Stack gap="xs" as="header">
        <Heading level={1}>{t`Your last result`}</Heading>
        <Text tone="muted">{`${trainingName} · ${pseudonym} · ${day}`}</Text>
      </Stack>
      <OwnResult {...kept} />
      <Stack gap="m">
        <Button tone="accent" size="l" wide onClick={() => useKeptResult.setState({ isOpen: false })}>
          {t`Back`}
        </Button>
        <Button tone="ghost" icon="trash" wide onClick={forgetResult}>
          {t`Remove from this phone`}
        </Button>
      </Stack>
    </Stack>
  )
}

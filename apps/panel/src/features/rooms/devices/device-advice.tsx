import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DaqDevice } from '@repo/api-client/rooms/room'
import { adviceOf } from '@repo/domain/rooms/device-health'
import { Icon } from '@repo/ui/icon'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { mark } from './device-row.css.ts'
import { useAdviceWords } from './use-advice-words.ts'

/** What a connected device receives, and what to do about it. */
export function DeviceAdvice({ state, health }: Pick<DaqDevice, 'state' | 'health'>) {
  const { t } = useLingui()
  const wordsOf = useAdviceWords()
  // an old report says nothing about now
  if (health === undefined || state !== 'online') return null
  const { radios, straps } = health
  const advice = adviceOf(health).map(wordsOf)
  return (
    <Stack gap="xs">
      {radios.length > 0 && (
        <Text size="s" tone="muted">
          {t`Receiving ${plural(straps, { one: '# strap', other: '# straps' })}`}
        </Text>
      )}
      {advice.length > 0 && (
        <Stack gap="xs" as="ul">
          {advice.map((words) => (
            <li key={words}>
              <Inline gap="s" align="start" wrap={false}>
                <span className={mark}>
                  <Icon name="warning" size="s" />
                </span>
                <Text size="s">{words}</Text>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

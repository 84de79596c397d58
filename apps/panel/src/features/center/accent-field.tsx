import { useLingui } from '@lingui/react/macro'
import { accentFault, accentPalette, isAccentColor, nearestAccent } from '@repo/domain/center/accent'
import { AccentScope } from '@repo/ui/accent-scope'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { ColorField } from '@repo/ui/color-field'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useMemo } from 'react'

import { useFaultLabels } from '../../lib/form/fault-labels.ts'
import { useLogoColors } from './use-logo-colors.ts'

interface AccentFieldProps {
  name: string
  label: string
  error: string | undefined
  value: string
  onValueChange: (value: string) => void
  logoUrl: string | null
}

function Sample({ color }: { color: string }) {
  const { t } = useLingui()
  const accents = useMemo(() => accentPalette(color), [color])
  return (
    <AccentScope accents={accents}>
      <Inline gap="m">
        <Badge tone="accent">{t`Example`}</Badge>
        <Text as="span" tone="accent" weight="semibold">{t`This is how it looks`}</Text>
      </Inline>
    </AccentScope>
  )
}

export function AccentField({ logoUrl, error, ...field }: AccentFieldProps) {
  const { t } = useLingui()
  const faultText = useFaultLabels()
  const suggested = useLogoColors(logoUrl)
  const { value, onValueChange } = field
  const color = value.trim().toLowerCase()
  const isColor = isAccentColor(color)
  const fault = isColor ? accentFault(color) : null
  const nearest = useMemo(() => (fault === null ? null : nearestAccent(color)), [fault, color])
  return (
    <Stack gap="s">
      <ColorField
        {...field}
        hint={
          suggested.length === 0
            ? t`Used on displays, phones, emails, and reports. Leave it empty to use Latido's color.`
            : t`Used on displays, phones, emails, and reports. Leave it empty to use Latido's color, or pick one of the three below that match your logo.`
        }
        error={fault === null ? error : faultText({ code: fault }, field.label)}
        pickLabel={t`Pick a color`}
        clearLabel={t`Clear color`}
        choices={suggested.map((one) => ({ value: one, label: one }))}
      />
      {nearest !== null && (
        <Inline>
          <Button size="s" onClick={() => onValueChange(nearest)}>{t`Use the closest match, ${nearest}`}</Button>
        </Inline>
      )}
      {isColor && fault === null && <Sample color={color} />}
    </Stack>
  )
}

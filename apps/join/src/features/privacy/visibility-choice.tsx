import { useLingui } from '@lingui/react/macro'
import { levelsWithin, type Visibility } from '@repo/domain/privacy/visibility'
import { useOwnVisibilityLabels } from '@repo/live-class/visibility-labels'
import { RadioList } from '@repo/ui/radio-list'

interface VisibilityChoiceProps {
  /** The most open level on offer. */
  most: Visibility
  value: Visibility
  onChoose: (visibility: Visibility) => void
}

export function VisibilityChoice({ most, value, onChoose }: VisibilityChoiceProps) {
  const { t } = useLingui()
  const labels = useOwnVisibilityLabels()
  const notes: Readonly<Record<Visibility, string>> = {
    all: t`Name, color, and numbers`,
    color: t`Name and color, no numbers`,
    anonymous: t`Color and numbers as a guest`,
    'color-anonymous': t`Color as a guest, no numbers`,
    name: t`Name, no color or numbers`,
    nothing: t`No tile at all`,
  }
  return (
    <RadioList
      label={t`What the display shows of me`}
      choices={levelsWithin(most).map((level) => ({ value: level, label: labels[level], note: notes[level] }))}
      value={value}
      onValueChange={onChoose}
    />
  )
}

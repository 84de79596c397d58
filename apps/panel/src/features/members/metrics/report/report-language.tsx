import { useLingui } from '@lingui/react/macro'
import { LOCALES, type Locale } from '@repo/i18n'
import { Inline } from '@repo/ui/inline'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Text } from '@repo/ui/text'

import { LANGUAGE_NAMES } from '../../../../app/locale/language-names.ts'

interface ReportLanguageProps {
  language: Locale
  onLanguageChange: (language: Locale) => void
}

export function ReportLanguage({ language, onLanguageChange }: ReportLanguageProps) {
  const { t } = useLingui()
  const label = t`Report language`
  return (
    <Inline gap="m">
      <Text>{label}</Text>
      <SegmentedControl
        label={label}
        segments={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onValueChange={onLanguageChange}
      />
    </Inline>
  )
}

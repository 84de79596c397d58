import { colors } from '@repo/ui/colors'
import { create } from 'storybook/theming'

export const latidoTheme = create({
  base: 'dark',
  brandTitle: 'Latido',
  fontBase: "'Inter Variable', system-ui, sans-serif",
  colorPrimary: colors.accent,
  colorSecondary: colors.accentText,
  appBg: colors.background,
  appContentBg: colors.background,
  appPreviewBg: colors.background,
  appBorderColor: colors.border,
  textColor: colors.text,
  textMutedColor: colors.textMuted,
  barBg: colors.surface,
  barTextColor: colors.textMuted,
  barSelectedColor: colors.accentText,
  barHoverColor: colors.accentText,
  inputBg: colors.surfaceSunken,
  inputBorder: colors.borderStrong,
  inputTextColor: colors.text,
})

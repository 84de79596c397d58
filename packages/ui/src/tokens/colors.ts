/** Plain values for tests; components use `vars` of theme.css.ts. */
export const colors = {
  background: '#0a0f12',
  surface: '#11191e',
  surfaceRaised: '#19242a',
  surfaceOverlay: '#213038',
  surfaceSunken: '#060a0c',

  text: '#f0f5f6',
  textMuted: '#b4c2c8',
  textSubtle: '#93a5ad',

  border: '#2a3a42',
  borderStrong: '#728790',
  focus: '#7df3e1',

  accent: '#2dd4bf',
  accentHover: '#5eead4',
  onAccent: '#04201c',
  accentText: '#4fe0cb',
  accentSoft: '#0d2c2b',

  danger: '#d4303f',
  dangerHover: '#b92433',
  onDanger: '#ffffff',
  dangerText: '#ff8b90',
  dangerMark: '#ff4d5e',
  dangerSoft: '#32151a',

  warning: '#ffc53d',
  onWarning: '#241700',
  warningText: '#ffc861',
  warningSoft: '#2e2410',

  success: '#4ade80',
  onSuccess: '#052010',
  successText: '#6ee7a0',
  successSoft: '#10291c',

  gold: '#f2c14e',
  silver: '#c3cdd3',
  bronze: '#d99a6c',
  onMedal: '#1d1503',

  paper: '#ffffff',
  ink: '#06120f',
} as const

export const zoneLevels = ['waiting', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const
export type ZoneLevel = (typeof zoneLevels)[number]

type ZoneColors = Readonly<Record<'base' | 'fill' | 'solid', string>>

/** `base` is behind a tile, `fill` rises over it, and `solid` marks edges and words. */
export const zoneColors = {
  waiting: { base: '#121a1f', fill: '#28353c', solid: '#93a1a9' },
  minimum: { base: '#1b1e29', fill: '#4e5369', solid: '#c9cfe6' },
  light: { base: '#0a1d38', fill: '#0b4aa6', solid: '#4aa8ff' },
  moderate: { base: '#0a231b', fill: '#00613f', solid: '#35d07f' },
  intense: { base: '#281c08', fill: '#7d3505', solid: '#ff9f2e' },
  maximum: { base: '#2c0b15', fill: '#ad0c3c', solid: '#ff4d5e' },
} as const satisfies Record<ZoneLevel, ZoneColors>

export const zoneText = { text: '#ffffff', muted: '#e4ebee', onSolid: '#08110f' } as const

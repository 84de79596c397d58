import { BarChartSvg } from '@repo/ui/bar-chart'
import { DoughnutChartSvg } from '@repo/ui/doughnut-chart-svg'
import { TrendChartSvg } from '@repo/ui/trend-chart-svg'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const WIDE = { width: 515, height: 150 }
const HALF = { width: 251, height: 130 }
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1)

const bars = [
  { key: 'z5', label: 'Máximo', value: 42, text: '42', color: 'maximum' },
  { key: 'z4', label: 'Intenso', value: 318, text: '318', color: 'intense' },
  { key: 'z3', label: 'Moderado', value: 506, text: '506', color: 'moderate' },
  { key: 'z2', label: 'Ligero', value: 271, text: '271', color: 'light' },
  { key: 'z1', label: 'Muy ligero', value: 133, text: '133', color: 'minimum' },
] as const

const parts = ['Ciclismo', 'Fuerza', 'Trampolín', 'Remo', 'Yoga'].map((label, index) => ({
  key: label,
  label,
  value: 12 - index * 2,
  text: String(12 - index * 2),
}))

const points = Array.from({ length: 26 }, (_, index) => {
  const value = Math.round((74 - index * 0.2 + Math.sin(index)) * 10) / 10
  const at = START + index * 7 * DAY_MS
  return { key: String(at), at, value, text: `${value} kg`, label: new Date(at).toISOString().slice(0, 10) }
})

const svgOf = (drawing: ReactElement): string => {
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(drawing))
  const text = host.innerHTML
  root.unmount()
  return text
}

/** Three charts as the panel draws them for paper. */
export const drawCharts = (): readonly { readonly title: string; readonly svg: string }[] => [
  { title: 'Zonas', svg: svgOf(<BarChartSvg {...WIDE} paper bars={bars} unit="minutos" />) },
  {
    title: 'Tipos de entrenamiento',
    svg: svgOf(
      <DoughnutChartSvg
        {...HALF}
        paper
        legend
        parts={parts}
        total={{ text: '40', label: 'entrenamientos' }}
        formatShare={(share) => `${Math.round(share * 100)} %`}
      />,
    ),
  },
  {
    title: 'Peso en kg',
    svg: svgOf(
      <TrendChartSvg
        {...HALF}
        paper
        kind="line"
        points={points}
        unit="kg"
        formatTime={(at) => new Date(at).toISOString().slice(5, 10)}
      />,
    ),
  },
]

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'

import { classCurve, clockOf, minuteTicks } from '../sample/heart-curves.ts'
import { darkLogo, wideLogo } from '../sample/logos.ts'
import { drawResultPicture, type ResultPicture } from './draw-result-picture.ts'

function Drawn(picture: ResultPicture) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isLeft = false
    const show = async () => {
      const canvas = await drawResultPicture(picture)
      canvas.style.width = '100%'
      canvas.role = 'img'
      canvas.ariaLabel = picture.title
      if (!isLeft) frame.current?.replaceChildren(canvas)
    }
    void show()
    return () => {
      isLeft = true
    }
  }, [picture])
  return <div ref={frame} style={{ width: 540, maxWidth: '100%' }} />
}

const curve = classCurve(45)

const meta = {
  component: Drawn,
  args: {
    centerName: 'Energía Condesa',
    logoUrl: wideLogo,
    name: 'Relámpago Azul',
    title: 'Cycling',
    text: 'Sala Fuego · November 21, 2026',
    place: { text: '2nd of 20', by: 'By calories' },
    curve,
    scale: { unit: 'bpm', timeTicks: minuteTicks(curve), formatTime: clockOf },
    zones: [
      { level: 'below', word: 'Warming up', range: '< 50 %', share: 0.05, time: '0:02:10' },
      { level: 'minimum', word: 'Very light', range: '50–60 %', share: 0.1, time: '0:04:20' },
      { level: 'light', word: 'Light', range: '60–70 %', share: 0.15, time: '0:06:40' },
      { level: 'moderate', word: 'Moderate', range: '70–80 %', share: 0.3, time: '0:13:30' },
      { level: 'intense', word: 'Intense', range: '80–90 %', share: 0.28, time: '0:12:40' },
      { level: 'maximum', word: 'Maximum', range: '90 %+', share: 0.12, time: '0:05:40' },
    ],
    figures: [
      { label: 'RookPoints', value: '82' },
      { label: 'Calories', value: '412', unit: 'kcal' },
      { label: 'Average', value: '142', unit: 'bpm' },
      { label: 'Highest', value: '172', unit: 'bpm' },
    ],
  },
} satisfies Meta<typeof Drawn>
export default meta
type Story = StoryObj<typeof meta>

const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const canvas = canvasElement.querySelector('canvas')
    if (canvas === null) throw new Error('not drawn yet')
    return canvas
  })

export const OfAClass: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement)
    await expect([canvas.width, canvas.height]).toEqual([1080, 1350])
    await expect(canvas.toDataURL('image/png').length).toBeGreaterThan(10_000)
  },
}

export const Long: Story = {
  args: {
    centerName: 'Centro de Acondicionamiento Físico y Alto Rendimiento Ñuñoa',
    name: 'W'.repeat(35),
    title: 'Entrenamiento funcional de alta intensidad por intervalos',
    text: 'Sala de acondicionamiento físico 2 · 21 de noviembre de 2026',
    place: { text: '100.º lugar de 100', by: 'Por esfuerzo' },
    logoUrl: darkLogo,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
  },
}

/** A logo that can't be loaded leaves the name of the center. */
export const WithoutLogo: Story = {
  args: { logoUrl: 'data:image/png;base64,AA==', place: null },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
  },
}

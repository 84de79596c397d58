import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { drawResultPicture } from '@repo/ui/draw-result-picture'
import { Stack } from '@repo/ui/stack'
import { useState } from 'react'

import type { ResultParts } from './use-result-parts.ts'

export interface SavePictureProps {
  parts: ResultParts
  centerName: string
  logoUrl: string | null
  /** The member's name on the class display. */
  name: string
  /** Type of the class. */
  title: string
  roomName?: string
  startAt: number
  /** Defaults to the zone of the device. */
  zone?: string
  wide?: boolean
}

const fileOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error('the picture is empty')
  return new File([blob], name, { type: blob.type })
}

const download = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Shares the file where the device can, and downloads it elsewhere. */
const hand = async (file: File): Promise<void> => {
  // absent without TLS
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] })
  if (!canShare) return download(file)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) download(file)
  }
}

const dayOf = (at: number, locale: string, zone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(zone === undefined ? {} : { timeZone: zone }) }).format(at)

/** Draws a result as a picture to share. No data leaves the device unless the person shares it. */
export function SavePicture(props: SavePictureProps) {
  const { parts, centerName, logoUrl, name, title, roomName, startAt, zone, wide = false } = props
  const { t, i18n } = useLingui()
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    setState('drawing')
    const day = dayOf(startAt, i18n.locale, zone)
    const text = [roomName, day].filter(Boolean).join(' · ')
    try {
      const canvas = await drawResultPicture({ ...parts, centerName, logoUrl, name, title, text })
      await hand(await fileOf(canvas, `${title} ${day}.png`))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Stack gap="s">
      <Button icon="image" wide={wide} loading={state === 'drawing'} onClick={() => void save()}>
        {t`Save as picture`}
      </Button>
      {state === 'failed' && <Banner tone="danger" announce>{t`Couldn't make the picture. Try again.`}</Banner>}
    </Stack>
  )
}

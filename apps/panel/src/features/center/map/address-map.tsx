import { useLingui } from '@lingui/react/macro'
import { formatPoint, type GeoPoint } from '@repo/domain/center/geo-point'
import { EmptyState } from '@repo/ui/empty-state'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'

import { canvas, frame } from './address-map.css.ts'
import { openMap, type AddressMapView } from './open-map.ts'

import styles from 'maplibre-gl/dist/maplibre-gl.css?url'

interface AddressMapProps {
  point: GeoPoint
  /** Style with streets. Null uses the bundled map. */
  styleUrl: string | null
  onMove: (point: GeoPoint) => void
}

export function AddressMap({ point, styleUrl, onMove }: AddressMapProps) {
  const { t } = useLingui()
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<AddressMapView | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [moved, setMoved] = useState('')
  const latest = useRef({ point, onMove })
  useEffect(() => {
    latest.current = { point, onMove }
    view.current?.show(point)
  }, [point, onMove])
  const pinLabel = t`Center pin: move it with the arrow keys`
  const [zoomIn, zoomOut, map] = [t`Zoom in`, t`Zoom out`, t`Map`]
  useEffect(() => {
    let isGone = false
    const open = async (place: HTMLElement): Promise<void> => {
      const opened = await openMap({
        container: place,
        point: latest.current.point,
        pinLabel,
        styleUrl,
        locale: { 'NavigationControl.ZoomIn': zoomIn, 'NavigationControl.ZoomOut': zoomOut, 'Map.Title': map },
        onMove: (next) => {
          latest.current.onMove(next)
          setMoved(formatPoint(next))
        },
      })
      if (isGone) opened.close()
      else view.current = opened
    }
    // a browser without WebGL can't show the map
    if (container.current !== null) open(container.current).catch(() => setIsFailed(true))
    return () => {
      isGone = true
      view.current?.close()
      view.current = null
    }
  }, [pinLabel, styleUrl, zoomIn, zoomOut, map])
  if (isFailed) {
    return (
      <EmptyState
        icon="warning"
        title={t`This browser can't show the map`}
        text={t`Enter latitude and longitude instead.`}
      />
    )
  }
  return (
    <Stack gap="s">
      {/* large and rarely needed, so it isn't in the app's style sheet */}
      <link rel="stylesheet" href={styles} precedence="map" />
      <div className={frame}>
        <div ref={container} className={canvas} />
      </div>
      <Text tone="muted" size="s">
        {t`Drag the pin or move it with the arrow keys. Hold Shift to move it farther.`}{' '}
        {styleUrl === null && t`State borders are approximate.`}
      </Text>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </Stack>
  )
}

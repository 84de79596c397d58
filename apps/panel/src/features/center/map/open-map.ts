import { formatPoint, type GeoPoint } from '@repo/domain/center/geo-point'
import { Map as MapView, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

import { pin as pinClass } from './address-map.css.ts'
import { ownStyle } from './map-style.ts'
import { showPlaceNames } from './place-names.ts'

setWorkerUrl(workerUrl)

const PIN =
  '<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M12 22s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12zm0-9.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6z"/></svg>'

/** In px per key press, and with Shift. */
const STEP = { plain: 8, shift: 80 }
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface OpenMap {
  readonly container: HTMLElement
  readonly point: GeoPoint
  readonly pinLabel: string
  readonly locale: Readonly<Record<string, string>>
  readonly onMove: (point: GeoPoint) => void
  /** Style with streets. Null uses the bundled map. */
  readonly styleUrl: string | null
}

export interface AddressMapView {
  /** Centers the pin, without calling `onMove`. */
  readonly show: (point: GeoPoint) => void
  readonly close: () => void
}

const positionOf = ({ latitude, longitude }: GeoPoint): [number, number] => [longitude, latitude]

const pinElement = (label: string): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = pinClass
  element.innerHTML = PIN
  element.setAttribute('aria-label', label)
  return element
}

/** Rejects if the browser can't show maps. */
export const openMap = async ({
  container,
  point,
  pinLabel,
  locale,
  onMove,
  styleUrl,
}: OpenMap): Promise<AddressMapView> => {
  const map = new MapView({
    container,
    style: styleUrl ?? (await ownStyle()),
    center: positionOf(point),
    zoom: styleUrl === null ? 6 : 14,
    maxZoom: styleUrl === null ? 11 : 19,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: { compact: false },
    locale,
  })
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  const element = pinElement(pinLabel)
  const marker = new Marker({ element, anchor: 'bottom', draggable: true }).setLngLat(positionOf(point)).addTo(map)
  const placeOf = (): GeoPoint => {
    const { lng, lat } = marker.getLngLat().wrap()
    return { latitude: lat, longitude: lng }
  }
  const report = (): void => onMove(placeOf())
  marker.on('dragend', report)
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined) return
    // the map would move too
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.project(marker.getLngLat())
    const step = event.shiftKey ? STEP.shift : STEP.plain
    marker.setLngLat(map.unproject([x + arrow[0] * step, y + arrow[1] * step]))
    report()
  })
  // a style with streets has its own labels
  const stopNames = styleUrl === null ? showPlaceNames(map) : () => {}
  return {
    show: (next) => {
      if (formatPoint(next) === formatPoint(placeOf())) return
      marker.setLngLat(positionOf(next))
      map.jumpTo({ center: positionOf(next) })
    },
    close: () => {
      stopNames()
      map.remove()
    },
  }
}

import { Marker, type Map as MapView } from 'maplibre-gl'

import { placeName } from './address-map.css.ts'
import basemap from './basemap.json'

/** In px, the space of a label. */
const ROOM = { width: 110, height: 26 }
const MOST = 30

const named = (name: string): HTMLElement => {
  const element = document.createElement('span')
  element.className = placeName
  element.textContent = name
  // the form next to the map has the address
  element.setAttribute('aria-hidden', 'true')
  return element
}

/** Labels the largest places in view without overlaps. Returns a stop function. */
export const showPlaceNames = (map: MapView): (() => void) => {
  let shown: readonly Marker[] = []
  const clear = (): void => {
    for (const marker of shown) marker.remove()
    shown = []
  }
  const draw = (): void => {
    clear()
    const bounds = map.getBounds()
    const taken: { readonly x: number; readonly y: number }[] = []
    for (const { name, at } of basemap.places) {
      const [longitude = 0, latitude = 0] = at
      if (taken.length === MOST) break
      if (!bounds.contains([longitude, latitude])) continue
      const { x, y } = map.project([longitude, latitude])
      const isFree = taken.every((one) => Math.abs(one.x - x) > ROOM.width || Math.abs(one.y - y) > ROOM.height)
      if (!isFree) continue
      taken.push({ x, y })
      shown = [...shown, new Marker({ element: named(name) }).setLngLat([longitude, latitude]).addTo(map)]
    }
  }
  map.on('moveend', draw)
  map.once('load', draw)
  return () => {
    map.off('moveend', draw)
    clear()
  }
}

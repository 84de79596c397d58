import { vars } from '@repo/ui/theme'
import type { Feature, FeatureCollection } from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlasUrl from 'world-atlas/countries-50m.json?url'

import basemap from './basemap.json'

/** A canvas can't use CSS custom properties. */
const colorOf = (token: string): string => {
  const name = token.replace(/^var\((--[^,)]+).*$/, '$1')
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

const borders: Feature = {
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates: basemap.borders },
}

const countries = async (): Promise<FeatureCollection> => {
  const response = await fetch(atlasUrl)
  const atlas = (await response.json()) as Topology<{ countries: GeometryCollection }>
  return feature(atlas, atlas.objects.countries)
}

/** Countries and the states of Mexico, from bundled data. Labels are HTML above the map. */
export const ownStyle = async (): Promise<StyleSpecification> => ({
  version: 8,
  sources: {
    countries: { type: 'geojson', data: await countries(), attribution: 'Natural Earth · GeoNames' },
    borders: { type: 'geojson', data: borders },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colorOf(vars.color.surfaceSunken) } },
    { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colorOf(vars.color.surfaceOverlay) } },
    {
      id: 'coasts',
      type: 'line',
      source: 'countries',
      paint: { 'line-color': colorOf(vars.color.textSubtle), 'line-width': 1 },
    },
    {
      id: 'states',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': colorOf(vars.color.borderStrong), 'line-width': 1, 'line-dasharray': [3, 2] },
    },
  ],
})

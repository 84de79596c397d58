import { useLingui } from '@lingui/react/macro'
import type { Location } from '@repo/api-client/center/location'
import type { Center } from '@repo/api-client/center/show-center'
import { ADDRESS_DEFAULTS, type AddressForm as Typed, readAddressForm } from '@repo/domain/center/address-form'
import { formatPoint, type GeoPoint, parsePoint } from '@repo/domain/center/geo-point'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { EmptyState } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'
import { Skeleton } from '@repo/ui/skeleton'
import { TextField } from '@repo/ui/text-field'
import { lazy, Suspense, useCallback, useMemo } from 'react'

import { FormBody } from '../../lib/form/form-body.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useAddressLabels } from './center-labels.ts'
import { ADDRESS_DRAFT, useSaveAddress } from './center-mutations.ts'
import { useAddressSearch } from './use-address-search.ts'

// large, so it is loaded with the address form
const AddressMap = lazy(() => import('./map/address-map.tsx').then((part) => ({ default: part.AddressMap })))

const formOf = ({ line, city, state, country, zipCode, point }: Location): Typed => ({
  line,
  city,
  state,
  country,
  zipCode: zipCode || ADDRESS_DEFAULTS.zipCode,
  point: formatPoint(point),
})

export function AddressForm({ center }: { center: Center }) {
  const { t } = useLingui()
  const { location } = center
  const save = useSaveAddress(center.branchUuid, location?.uuid ?? '')
  if (location === null) {
    return (
      <EmptyState
        icon="info"
        title={t`This center has no address on file`}
        text={t`Ask the person who manages your server.`}
      />
    )
  }
  return <Fields key={JSON.stringify(location)} center={center} location={location} save={save} />
}

interface FieldsProps {
  center: Center
  location: Location
  save: ReturnType<typeof useSaveAddress>
}

function Fields({ center, location, save }: FieldsProps) {
  const { t } = useLingui()
  const form = useForm({
    first: () => formOf(location),
    read: readAddressForm,
    words: useAddressLabels(),
    draft: { name: ADDRESS_DRAFT, of: location.uuid, version: location.version },
  })
  const { set, typed } = form
  const shown = useMemo(() => parsePoint(typed.point) ?? location.point, [typed.point, location.point])
  const search = useAddressSearch(set)
  const move = useCallback((point: GeoPoint) => set({ point: formatPoint(point) }), [set])
  return (
    <FormBody
      form={form}
      id="center-address"
      saving={save}
      onSubmit={(fields) => save.mutateAsync({ ...fields, version: form.version })}
    >
      <TextField {...form.text('line')} autoComplete="off" />
      <Columns min="menu" gap="l">
        <TextField {...form.text('city')} autoComplete="off" />
        <TextField {...form.text('state')} autoComplete="off" />
        <TextField {...form.text('country')} autoComplete="off" />
        <TextField {...form.text('zipCode')} autoComplete="off" />
      </Columns>
      <TextField {...form.text('point')} hint={t`Latitude and longitude`} autoComplete="off" />
      <Inline gap="s">
        <Button icon="search" size="s" loading={search.locate.isPending} onClick={() => search.locate.mutate(typed)}>
          {t`Find address on map`}
        </Button>
        <Button icon="edit" size="s" loading={search.describe.isPending} onClick={() => search.describe.mutate(shown)}>
          {t`Fill in from map`}
        </Button>
      </Inline>
      <Suspense fallback={<Skeleton shape="card" />}>
        <AddressMap point={shown} styleUrl={center.mapStyleUrl} onMove={move} />
      </Suspense>
      <Inline justify="end">
        <Button type="submit" tone="accent" loading={form.isSaving}>
          {t`Save changes`}
        </Button>
      </Inline>
    </FormBody>
  )
}

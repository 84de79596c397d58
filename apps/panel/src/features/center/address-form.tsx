import { useLingui } from '@lingui/react/macro'
import type { Location } from '@repo/api-client/centers/location'
import type { Center } from '@repo/api-client/centers/show-center'
import { ADDRESS_DEFAULTS, readAddressForm, type AddressForm as Typed } from '@repo/domain/address-form'
import { formatPoint } from '@repo/domain/geo-point'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { EmptyState } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'
import { TextField } from '@repo/ui/text-field'

import { FormBody } from '../../lib/form/form-body.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { ADDRESS_DRAFT, useSaveAddress } from './center-mutations.ts'
import { useAddressWords } from './center-words.ts'

const formOf = ({ line, city, state, country, zipCode, point }: Location): Typed => ({
  line,
  city,
  state,
  country,
  zipCode: zipCode || ADDRESS_DEFAULTS.zipCode,
  point: formatPoint(point),
})

/** Where the center is. */
export function AddressForm({ center }: { center: Center }) {
  const { t } = useLingui()
  const { location } = center
  if (location === null) {
    return <EmptyState icon="info" title={t`This center keeps no address`} text={t`Ask whoever runs its server.`} />
  }
  return <Fields key={JSON.stringify(location)} branchUuid={center.branchUuid} location={location} />
}

function Fields({ branchUuid, location }: { branchUuid: string; location: Location }) {
  const { t } = useLingui()
  const save = useSaveAddress(branchUuid, location.uuid)
  const form = useForm({
    first: () => formOf(location),
    read: readAddressForm,
    words: useAddressWords(),
    draft: { name: ADDRESS_DRAFT, of: location.uuid },
  })
  return (
    <FormBody form={form} id="center-address" onSubmit={(fields) => save.mutateAsync(fields)}>
      <TextField {...form.text('line')} autoComplete="off" />
      <Columns min="menu" gap="l">
        <TextField {...form.text('city')} autoComplete="off" />
        <TextField {...form.text('state')} autoComplete="off" />
        <TextField {...form.text('country')} autoComplete="off" />
        <TextField {...form.text('zipCode')} autoComplete="off" />
      </Columns>
      <TextField {...form.text('point')} hint={t`Latitude and longitude`} autoComplete="off" />
      <Inline justify="end">
        <Button type="submit" tone="accent" loading={form.isSaving}>
          {t`Save changes`}
        </Button>
      </Inline>
    </FormBody>
  )
}

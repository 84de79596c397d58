import { useLingui } from '@lingui/react/macro'
import { describePoint, findAddress } from '@repo/api-client/center/geocode'
import { ApiError } from '@repo/api-client/core/api-error'
import { ADDRESS_DEFAULTS, type AddressForm } from '@repo/domain/center/address-form'
import { formatPoint, type GeoPoint } from '@repo/domain/center/geo-point'
import { useMutation } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'

export const useAddressSearch = (set: (change: Partial<AddressForm>) => void) => {
  const { t } = useLingui()
  const { client } = useServices()
  const tell = (error: unknown, unknown: string): void => {
    const isUnknown = error instanceof ApiError && error.code === 'address-not-found'
    if (isUnknown) toasts.show({ tone: 'warning', title: unknown })
    else toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` })
  }
  const locate = useMutation({
    mutationFn: ({ line, city, state, country, zipCode }: AddressForm) =>
      client.call(findAddress, { query: { line, city, state, country, zipCode } }),
    onSuccess: ({ point }) => set({ point: formatPoint(point) }),
    onError: (error) => tell(error, t`The address was not found. Try to be more precise.`),
  })
  const describe = useMutation({
    mutationFn: (point: GeoPoint) => client.call(describePoint, { query: { point } }),
    onSuccess: ({ city, state, country, zipCode }) =>
      set({
        ...(city === null ? {} : { city }),
        ...(state === null ? {} : { state }),
        ...(country === null ? {} : { country }),
        zipCode: zipCode ?? ADDRESS_DEFAULTS.zipCode,
      }),
    onError: (error) => tell(error, t`We couldn't find an address for this location. Enter it yourself.`),
  })
  return { locate, describe }
}

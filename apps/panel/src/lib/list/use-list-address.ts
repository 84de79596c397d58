import type { ListAddress } from '@repo/domain/lists/list-address'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

export const useListAddress = <C extends string, S extends string>() => {
  const navigate = useNavigate()
  const show = useCallback(
    (change: ListAddress<C, S>) => void navigate({ to: '.', search: (before) => ({ ...before, ...change }) }),
    [navigate],
  )
  const toPage = useCallback(
    (page: number) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, page: page === 1 ? undefined : page }),
        replace: true,
      }),
    [navigate],
  )
  return { show, toPage }
}

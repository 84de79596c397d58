import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { readPeople } from './find-people.ts'

interface Progress {
  readonly read: number
  readonly total: number
}

export interface ChooseAll {
  readonly chooseAll: (typed: string) => void
  /** Null while not reading. */
  readonly progress: Progress | null
  readonly isChoosing: boolean
  readonly isFailed: boolean
}

const CHOOSE_ALL = ['choose-all']

export const useIsChoosingAll = (): boolean => useIsMutating({ mutationKey: CHOOSE_ALL }) > 0

/** Stops when the form closes. */
export const useChooseAll = (onRead: (people: readonly ChosenPerson[]) => void): ChooseAll => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [closing] = useState(() => new AbortController())
  useEffect(() => () => closing.abort(), [closing])
  const { mutate, isPending, isError } = useMutation({
    mutationKey: CHOOSE_ALL,
    mutationFn: (typed: string) =>
      readPeople(typed, {
        client,
        queryClient,
        signal: closing.signal,
        onProgress: (read, total) => setProgress({ read, total }),
      }),
    onSuccess: onRead,
    onSettled: () => setProgress(null),
  })
  return { chooseAll: mutate, progress, isChoosing: isPending, isFailed: isError }
}

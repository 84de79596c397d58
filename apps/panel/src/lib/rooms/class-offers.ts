import type { ClassOffer } from '@repo/live-class/class-view-host'
import { create } from 'zustand'

const useStore = create<{ readonly offers: readonly ClassOffer[] }>(() => ({ offers: [] }))

export const setClassOffers = (offers: readonly ClassOffer[]): void => useStore.setState({ offers })

/** Actions of the class that is open in the panel. */
export const useClassOffers = (): readonly ClassOffer[] => useStore(({ offers }) => offers)

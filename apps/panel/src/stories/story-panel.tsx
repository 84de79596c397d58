import { SiteNameProvider } from '@repo/ui/site-name'
import { Toaster } from '@repo/ui/toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useStore } from 'zustand'

import { toasts } from '../app/toasts.ts'
import type { OpenPanel } from './open-panel.ts'

export interface StoryPanelProps {
  panel: OpenPanel
}

export function StoryPanel({ panel }: StoryPanelProps) {
  const { number, router, queryClient } = useStore(panel.page)
  return (
    <SiteNameProvider name="Latido Demo">
      <QueryClientProvider key={number} client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster store={toasts} label="Notifications" closeLabel="Close" />
    </SiteNameProvider>
  )
}

import { createFileRoute, notFound } from '@tanstack/react-router'

import { HelpArticle } from '../../features/help/help-article.tsx'
import { isHelpPageName } from '../../lib/help/help-page.ts'

export const Route = createFileRoute('/help/$page')({
  beforeLoad: ({ params }) => {
    if (!isHelpPageName(params.page)) throw notFound()
  },
  component: Page,
})

function Page() {
  const { page } = Route.useParams()
  return isHelpPageName(page) ? <HelpArticle page={page} /> : null
}

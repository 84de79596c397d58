// what opens over a page is reached from the button that names it, wherever it stands in the document
const OUTSIDE = 'dialog, [role=dialog], [role=alertdialog], svg, [data-radix-popper-content-wrapper]'

/** What axe asks of a screen, which is a whole page: one main part, one first heading, nothing outside of landmarks. */
export const pageChecks = {
  test: 'error',
  context: 'html',
  config: {
    rules: [{ id: 'region', enabled: true }],
    checks: [{ id: 'region', options: { regionMatcher: OUTSIDE } }],
  },
}

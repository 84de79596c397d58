// overlays are outside landmarks; their trigger names them
const OUTSIDE = 'dialog, [role=dialog], [role=alertdialog], svg, [data-radix-popper-content-wrapper]'

export const pageChecks = {
  test: 'error',
  context: 'html',
  config: {
    rules: [{ id: 'region', enabled: true }],
    checks: [{ id: 'region', options: { regionMatcher: OUTSIDE } }],
  },
}

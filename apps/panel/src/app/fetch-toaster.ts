/** The code of notices. */
export const fetchToaster = () => import('@repo/ui/toaster')

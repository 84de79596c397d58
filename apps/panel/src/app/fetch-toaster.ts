export const fetchToaster = () => import('@repo/ui/toaster')

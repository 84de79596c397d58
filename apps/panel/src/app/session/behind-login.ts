/** Separate chunk, because the login doesn't need it. */
export const behindLogin = () => import('./prepare-home.ts')

/** What is asked for on the way in, with the codecs of that; the login needs none of it. */
export const behindLogin = () => import('./prepare-home.ts')

/** In stories and their tests the screen's clock is the story's clock. */
export const screenNow = (): number => Date.now()

/** In stories, the story's clock. */
export const screenNow = (): number => Date.now()

/** Keeps each dot with the fact after it. The first facts stay visible when cut. */
export const lineOf = (facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' ·\u00A0')

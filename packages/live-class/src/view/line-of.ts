/** One line of several facts, each on the line of its dot. What may be cut where there is little room comes last. */
export const lineOf = (facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' ·\u00A0')

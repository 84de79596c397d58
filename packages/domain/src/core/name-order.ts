/**
 * Compares names for `toSorted` by Spanish rules (ñ after n) in every language, so lists, displays, and the database
 * agree. Source: CLDR collation `es`, standard.
 */
export const compareNames = new Intl.Collator('es').compare

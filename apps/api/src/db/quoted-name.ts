/** A name as PostgreSQL takes any: between quotes. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`

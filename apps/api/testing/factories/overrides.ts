import type { InferInsertModel, Table } from 'drizzle-orm'

/** What a test says itself about a row; the factory says the rest. */
export type Overrides<T extends Table> = Partial<InferInsertModel<T>>

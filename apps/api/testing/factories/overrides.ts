import type { InferInsertModel, Table } from 'drizzle-orm'

export type Overrides<T extends Table> = Partial<InferInsertModel<T>>

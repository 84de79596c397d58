import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** What the migrations ask for with CREATE EXTENSION; every PostgreSQL server brings the same three. */
export const embeddedExtensions = { btree_gin, pg_trgm, unaccent }

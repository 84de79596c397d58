-- The role that branch-scoped handles act as. Its name is each database's own, see branch-database.ts.
CREATE OR REPLACE FUNCTION branch_role() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'latido_branch' $$;

-- The name is replaced by that of the database's own role, see branch-database.ts.
CREATE OR REPLACE FUNCTION branch_role() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'latido_branch' $$;

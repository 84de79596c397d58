-- The role that sees one branch is named for each database; see db/migrate.ts, which writes the name in here.
CREATE FUNCTION branch_role() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'latido_branch' $$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Lower case without accents, so that "sofia" finds "SOFÍA". Immutable, as an index needs it.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;--> statement-breakpoint
CREATE INDEX members_name_trigrams ON members USING gin (branch_uuid, fold(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_last_name_trigrams ON members USING gin (branch_uuid, fold(last_name_1) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_email_trigrams ON members USING gin (branch_uuid, fold(email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_pseudonym_trigrams ON members USING gin (branch_uuid, fold(pseudonym) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_by_name ON members (branch_uuid, fold(name), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_last_name ON members (branch_uuid, fold(last_name_1), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_pseudonym ON members (branch_uuid, fold(pseudonym), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_email ON members (branch_uuid, fold(email), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
-- Row-level security lets an index serve only leakproof conditions, and neither LIKE nor fold() is one. The functions
-- below see nothing but the handle's branch and answer with ids; the caller reads those under its own policies.
CREATE FUNCTION member_sort(sort text) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE sort
    WHEN 'created' THEN 'created_at'
    WHEN 'name' THEN 'fold(name)'
    WHEN 'last_name_1' THEN 'fold(last_name_1)'
    WHEN 'pseudonym' THEN 'fold(pseudonym)'
    WHEN 'email' THEN 'fold(email)'
  END $$;--> statement-breakpoint
-- Members in order, beginning behind a key, or at the start when there is none.
CREATE FUNCTION members_from(sort text, backwards boolean, after_key text, after_uuid uuid, skip integer, size integer)
  RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20
AS $$
DECLARE
  key text := member_sort(sort);
  direction text := CASE WHEN backwards THEN 'DESC' ELSE 'ASC' END;
  behind text := CASE WHEN after_key IS NULL THEN '' ELSE format(' AND (%s, uuid) %s ($2::%s, $3)', key,
    CASE WHEN backwards THEN '<' ELSE '>' END, CASE WHEN sort = 'created' THEN 'timestamptz' ELSE 'text' END) END;
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT uuid FROM members WHERE branch_uuid = $1 AND unlinked_at IS NULL%s ORDER BY %s %s, uuid %s OFFSET $4 LIMIT $5',
    behind, key, direction, direction) USING current_branch(), after_key, after_uuid, skip, size;
END $$;--> statement-breakpoint
CREATE FUNCTION members_like(column_name text, pattern text, sort text)
  RETURNS TABLE (uuid uuid, key text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1000
AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT m.uuid, %s FROM members m WHERE branch_uuid = $1 AND unlinked_at IS NULL AND fold(m.%I) LIKE fold($2)',
    CASE WHEN sort = 'created' THEN 'to_char(created_at AT TIME ZONE ''UTC'', ''YYYYMMDDHH24MISSUS'')' ELSE member_sort(sort) END,
    column_name) USING current_branch(), pattern;
END $$;--> statement-breakpoint
ALTER TABLE member_weights ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON member_weights TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON member_weights TO latido_branch;--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON audit_entries TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
-- Entries are added and read, never changed.
GRANT SELECT, INSERT ON audit_entries TO latido_branch;--> statement-breakpoint
ALTER TABLE member_counts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON member_counts TO latido_branch USING (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT ON member_counts TO latido_branch;--> statement-breakpoint
CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_counts AS c (branch_uuid, linked, version)
      SELECT branch_uuid, count(*) FILTER (WHERE unlinked_at IS NULL), 1 FROM new_rows GROUP BY branch_uuid
      ON CONFLICT (branch_uuid) DO UPDATE SET linked = c.linked + excluded.linked, version = c.version + 1;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE member_counts AS c SET linked = c.linked - gone.linked, version = c.version + 1
      FROM (SELECT branch_uuid, count(*) FILTER (WHERE unlinked_at IS NULL)::int AS linked FROM old_rows GROUP BY branch_uuid) gone
      WHERE c.branch_uuid = gone.branch_uuid;
  ELSE
    UPDATE member_counts AS c SET linked = c.linked + changed.linked, version = c.version + 1
      FROM (
        SELECT n.branch_uuid,
          (count(*) FILTER (WHERE n.unlinked_at IS NULL AND o.unlinked_at IS NOT NULL)
            - count(*) FILTER (WHERE n.unlinked_at IS NOT NULL AND o.unlinked_at IS NULL))::int AS linked
        FROM new_rows n JOIN old_rows o USING (uuid) GROUP BY n.branch_uuid
      ) changed
      WHERE c.branch_uuid = changed.branch_uuid;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_inserted AFTER INSERT ON members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER members_deleted AFTER DELETE ON members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER members_updated AFTER UPDATE ON members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
INSERT INTO member_counts (branch_uuid, linked, version)
  SELECT branch_uuid, count(*), 1 FROM members GROUP BY branch_uuid;

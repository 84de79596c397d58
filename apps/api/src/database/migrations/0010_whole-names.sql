-- A person is looked for by any words of the whole name. Words that are not there leave no gap in it.
CREATE FUNCTION whole_name(name text, last_name_1 text, last_name_2 text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.fold(coalesce(name, '') || ' ' || coalesce(last_name_1, '') || ' ' || coalesce(last_name_2, '')) $$;--> statement-breakpoint
DROP INDEX members_name_trigrams;--> statement-breakpoint
DROP INDEX members_last_name_trigrams;--> statement-breakpoint
CREATE INDEX members_name_trigrams ON members USING gin (branch_uuid, whole_name(name, last_name_1, last_name_2) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_last_name_trigrams ON members USING gin (branch_uuid, whole_name(NULL, last_name_1, last_name_2) gin_trgm_ops);--> statement-breakpoint
DROP FUNCTION members_like(text, text, text);--> statement-breakpoint
-- Ids and sort keys of the members in whom a column, or the whole of the names it stands for, has every pattern.
CREATE FUNCTION members_like(column_name text, patterns text[], sort text)
  RETURNS TABLE (uuid uuid, key text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1000
AS $$
DECLARE
  searched text := CASE column_name
    WHEN 'name' THEN 'whole_name(m.name, m.last_name_1, m.last_name_2)'
    WHEN 'last_name_1' THEN 'whole_name(NULL, m.last_name_1, m.last_name_2)'
    ELSE format('fold(m.%I)', column_name) END;
  -- one condition for each pattern, since an index serves no LIKE ALL
  conditions text := (SELECT string_agg(format('%s LIKE fold($2[%s])', searched, place), ' AND ')
    FROM generate_subscripts(patterns, 1) AS place);
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT m.uuid, %s FROM members m WHERE branch_uuid = $1 AND unlinked_at IS NULL AND %s',
    CASE WHEN sort = 'created' THEN 'to_char(created_at AT TIME ZONE ''UTC'', ''YYYYMMDDHH24MISSUS'')' ELSE member_sort(sort) END,
    conditions) USING current_branch(), patterns;
END $$;--> statement-breakpoint
-- A second last name that is none was once stored as such a text.
UPDATE members SET last_name_2 = NULL WHERE trim(last_name_2) IN ('', 'null');

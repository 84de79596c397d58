-- Under row-level security, indexes serve only leakproof conditions, unlike LIKE and fold(). These functions bypass it,
-- restrict themselves to the branch, and return ids, which the caller reads under its own policies.
CREATE OR REPLACE FUNCTION member_sort(sort text) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE sort
    WHEN 'created' THEN 'created_at'
    WHEN 'name' THEN 'sort_fold(name) COLLATE "C"'
    WHEN 'last_name_1' THEN 'sort_fold(last_name_1) COLLATE "C"'
    WHEN 'pseudonym' THEN 'sort_fold(pseudonym) COLLATE "C"'
    WHEN 'email' THEN 'sort_fold(email) COLLATE "C"'
  END $$;

-- Starts after a key, or at the start without one.
CREATE OR REPLACE FUNCTION members_from(sort text, backwards boolean, after_key text, after_uuid uuid, skip integer, size integer)
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
END $$;

-- Matches every pattern of `$2` in a column of `m`; name columns match the full name.
CREATE OR REPLACE FUNCTION member_condition(column_name text, patterns text[]) RETURNS text LANGUAGE sql IMMUTABLE
  -- one condition per pattern, because indexes don't serve LIKE ALL
  AS $$ SELECT string_agg(format('%s LIKE fold($2[%s])', CASE column_name
      WHEN 'name' THEN 'whole_name(m.name, m.last_name_1, m.last_name_2)'
      WHEN 'last_name_1' THEN 'whole_name(NULL, m.last_name_1, m.last_name_2)'
      ELSE format('fold(m.%I)', column_name) END, place), ' AND ')
    FROM generate_subscripts(patterns, 1) AS place $$;

-- Includes members who have left.
CREATE OR REPLACE FUNCTION anyone_like(column_name text, patterns text[])
  RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1000
AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT m.uuid FROM members m WHERE branch_uuid = $1 AND ' || member_condition(column_name, patterns)
    USING current_branch(), patterns;
END $$;

-- Ids and sort keys of linked members.
CREATE OR REPLACE FUNCTION members_like(column_name text, patterns text[], sort text)
  RETURNS TABLE (uuid uuid, key text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1000
AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT m.uuid, %s FROM members m WHERE branch_uuid = $1 AND unlinked_at IS NULL AND %s',
    CASE WHEN sort = 'created' THEN 'to_char(created_at AT TIME ZONE ''UTC'', ''YYYYMMDDHH24MISSUS'')' ELSE member_sort(sort) END,
    member_condition(column_name, patterns)) USING current_branch(), patterns;
END $$;

-- Members by code or pseudonym, with its position; two for an ambiguous one. lower() and sort_fold() aren't leakproof, so
-- under row-level security each pseudonym would scan all members: see decision 009.
CREATE OR REPLACE FUNCTION members_called(codes text[], pseudonyms text[])
  RETURNS TABLE (place bigint, uuid uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20
AS $$
DECLARE
  branch uuid := current_branch();
BEGIN
  RETURN QUERY SELECT asked.place, named.uuid
    FROM unnest(codes, pseudonyms) WITH ORDINALITY AS asked (code, pseudonym, place)
    CROSS JOIN LATERAL (
      (SELECT m.uuid FROM members m
        WHERE m.branch_uuid = branch AND m.sign_in_code = asked.code AND m.unlinked_at IS NULL)
      UNION ALL
      (SELECT m.uuid FROM members m
        WHERE m.branch_uuid = branch AND m.unlinked_at IS NULL AND sort_fold(m.pseudonym) COLLATE "C" = sort_fold(asked.pseudonym)
          AND lower(m.pseudonym) = lower(asked.pseudonym)
        LIMIT 2)
    ) AS named;
END $$;

CREATE OR REPLACE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
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
END $$;
CREATE OR REPLACE TRIGGER members_inserted AFTER INSERT ON members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_members();
CREATE OR REPLACE TRIGGER members_deleted AFTER DELETE ON members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_members();
CREATE OR REPLACE TRIGGER members_updated AFTER UPDATE ON members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_members();

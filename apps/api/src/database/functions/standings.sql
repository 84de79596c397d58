CREATE OR REPLACE FUNCTION count_standings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO standing_counts AS c (branch_uuid, listed, version)
      SELECT branch_uuid, count(*) FILTER (WHERE is_listed), 1 FROM new_rows GROUP BY branch_uuid
      ON CONFLICT (branch_uuid) DO UPDATE SET listed = c.listed + excluded.listed, version = c.version + 1;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE standing_counts AS c SET listed = c.listed - gone.listed, version = c.version + 1
      FROM (SELECT branch_uuid, count(*) FILTER (WHERE is_listed)::int AS listed FROM old_rows GROUP BY branch_uuid) gone
      WHERE c.branch_uuid = gone.branch_uuid;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER member_standings_inserted AFTER INSERT ON member_standings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_standings();
CREATE OR REPLACE TRIGGER member_standings_deleted AFTER DELETE ON member_standings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_standings();
CREATE OR REPLACE TRIGGER member_standings_updated AFTER UPDATE ON member_standings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_standings();

-- Members who leave keep their points, but aren't on the board until they return.
CREATE OR REPLACE FUNCTION stand_as_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  NEW.is_member := (SELECT unlinked_at IS NULL FROM members WHERE uuid = NEW.member_uuid);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER member_standings_as_member BEFORE INSERT ON member_standings FOR EACH ROW EXECUTE FUNCTION stand_as_member();

CREATE OR REPLACE FUNCTION move_standings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE member_standings s SET is_member = n.unlinked_at IS NULL FROM new_rows n
    WHERE s.member_uuid = n.uuid AND s.is_member <> (n.unlinked_at IS NULL);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER members_standing AFTER UPDATE ON members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_standings();

-- For each member, counts the rows since the previous one, so that the index is walked once. Bypasses row-level security,
-- under which no index serves negated points (see members.sql), and restricts itself to the branch.
CREATE OR REPLACE FUNCTION board_places(people uuid[]) RETURNS TABLE (uuid uuid, "position" integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20
AS $$
  WITH found AS MATERIALIZED (
    SELECT member_uuid, -points AS key, lag(-points) OVER own AS key_before, lag(member_uuid) OVER own AS uuid_before
    FROM member_standings WHERE branch_uuid = current_branch() AND is_listed AND member_uuid = ANY (people)
    WINDOW own AS (ORDER BY -points, member_uuid))
  SELECT found.member_uuid, (sum(counted.more) OVER (ORDER BY found.key, found.member_uuid))::int
  FROM found CROSS JOIN LATERAL (
    SELECT count(*) AS more FROM member_standings s
    WHERE s.branch_uuid = current_branch() AND s.is_listed
      AND (-s.points, s.member_uuid) <= (found.key, found.member_uuid)
      AND (-s.points, s.member_uuid)
        > (coalesce(found.key_before, '-9223372036854775808'), coalesce(found.uuid_before, '00000000-0000-0000-0000-000000000000'))
  ) AS counted
$$;

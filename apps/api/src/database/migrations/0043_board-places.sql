-- The places on the board of some people who stand apart: of each is counted who stands behind the one before and not
-- behind itself, so that the index is walked once, up to the last of them. Under row-level security no index serves what
-- compares points turned round, see 0004; the function is bound to the branch by itself.
CREATE FUNCTION board_places(people uuid[]) RETURNS TABLE (uuid uuid, "position" integer)
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

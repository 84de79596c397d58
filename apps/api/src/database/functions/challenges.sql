-- Sums of a training for challenges, negative for a deleted one.
CREATE OR REPLACE FUNCTION counted(t trainings, room uuid, sign integer) RETURNS counted_training LANGUAGE sql IMMUTABLE
  AS $$ SELECT ROW(t.branch_uuid, t.member_uuid, room, t.start_at, sign, sign * t.duration_seconds::bigint,
    sign * (t.z4_seconds + t.z5_seconds)::bigint, sign * coalesce(t.steps, 0)::bigint,
    sign * round(coalesce(t.calories, 0) * 1000000)::bigint, sign * round(t.points * 1000000)::bigint)::counted_training $$;

-- Members enter a room challenge by training in a competing room.
CREATE OR REPLACE FUNCTION enter_room_challenges(counts counted_training[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  INSERT INTO challenge_participants (uuid, branch_uuid, challenge_uuid, member_uuid, room_uuid, start_at, finish_at)
    SELECT DISTINCT ON (r.challenge_uuid, r.room_uuid, t.member_uuid)
      gen_random_uuid(), r.branch_uuid, r.challenge_uuid, t.member_uuid, r.room_uuid, r.start_at, r.finish_at
    FROM unnest(counts) t
    JOIN challenge_rooms r ON r.room_uuid = t.room_uuid AND r.finish_at >= t.start_at AND r.start_at <= t.start_at
    WHERE t.trainings > 0 AND t.member_uuid IN (SELECT uuid FROM members)
  ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION add_to_challenges(counts counted_training[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM enter_room_challenges(counts);
  UPDATE challenge_participants p SET trainings = p.trainings + s.trainings, seconds = p.seconds + s.seconds,
      intense_seconds = p.intense_seconds + s.intense_seconds, steps = p.steps + s.steps,
      calories = p.calories + s.calories, points = p.points + s.points
    FROM (
      SELECT o.uuid, sum(t.trainings) AS trainings, sum(t.seconds) AS seconds, sum(t.intense_seconds) AS intense_seconds,
        sum(t.steps) AS steps, sum(t.calories) AS calories, sum(t.points) AS points
      FROM unnest(counts) t
      JOIN challenge_participants o ON o.member_uuid = t.member_uuid AND o.finish_at >= t.start_at
        AND o.start_at <= t.start_at AND (o.room_uuid IS NULL OR o.room_uuid = t.room_uuid)
      GROUP BY 1
      HAVING (sum(t.trainings), sum(t.seconds), sum(t.intense_seconds), sum(t.steps), sum(t.calories), sum(t.points)) <> (0, 0, 0, 0, 0, 0)
    ) s WHERE p.uuid = s.uuid;
  -- removes members without remaining trainings in the room
  DELETE FROM challenge_participants p USING unnest(counts) t
    WHERE t.trainings < 0 AND p.member_uuid = t.member_uuid AND p.finish_at >= t.start_at
      AND p.room_uuid IS NOT NULL AND p.trainings = 0 AND p.left_at IS NULL;
END $$;

-- Trigger names make these run after the lock on the branch's training count, which serializes trainings of a branch.
CREATE OR REPLACE FUNCTION count_in_challenges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  counts counted_training[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(counted(ROW(n.*)::trainings, c.room_uuid, 1)) INTO counts FROM new_rows n LEFT JOIN classes c ON c.uuid = n.class_uuid;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(counted(ROW(o.*)::trainings, c.room_uuid, -1)) INTO counts FROM old_rows o LEFT JOIN classes c ON c.uuid = o.class_uuid;
  ELSE
    SELECT array_agg(t) INTO counts FROM (
      SELECT counted(ROW(n.*)::trainings, c.room_uuid, 1) AS t FROM new_rows n LEFT JOIN classes c ON c.uuid = n.class_uuid
      UNION ALL
      SELECT counted(ROW(o.*)::trainings, c.room_uuid, -1) FROM old_rows o LEFT JOIN classes c ON c.uuid = o.class_uuid
    ) AS changed;
  END IF;
  IF counts IS NOT NULL THEN PERFORM add_to_challenges(counts); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER trainings_within_challenges_inserted AFTER INSERT ON trainings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_in_challenges();
CREATE OR REPLACE TRIGGER trainings_within_challenges_deleted AFTER DELETE ON trainings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_in_challenges();
CREATE OR REPLACE TRIGGER trainings_within_challenges_updated AFTER UPDATE ON trainings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_in_challenges();

-- Counts earlier trainings of new participants or of a changed challenge. Locks out new trainings, which would be missed.
CREATE OR REPLACE FUNCTION count_challenge_anew(challenge uuid, people uuid[] DEFAULT NULL) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  center uuid := (SELECT branch_uuid FROM challenges WHERE uuid = challenge);
BEGIN
  IF center IS NULL THEN RETURN; END IF;
  INSERT INTO training_counts (branch_uuid) VALUES (center) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM training_counts WHERE branch_uuid = center FOR UPDATE;
  PERFORM enter_room_challenges(array_agg(counted(t, c.room_uuid, 1)))
    FROM challenge_rooms r JOIN classes c ON c.room_uuid = r.room_uuid JOIN trainings t ON t.class_uuid = c.uuid
    WHERE r.challenge_uuid = challenge AND t.start_at BETWEEN r.start_at AND r.finish_at
      AND (people IS NULL OR t.member_uuid = ANY(people));
  UPDATE challenge_participants p SET trainings = s.trainings, seconds = s.seconds, intense_seconds = s.intense_seconds,
      steps = s.steps, calories = s.calories, points = s.points
    FROM challenge_participants o CROSS JOIN LATERAL (
      SELECT count(*)::int AS trainings, coalesce(sum(x.seconds), 0) AS seconds, coalesce(sum(x.intense_seconds), 0) AS intense_seconds,
        coalesce(sum(x.steps), 0) AS steps, coalesce(sum(x.calories), 0) AS calories, coalesce(sum(x.points), 0) AS points
      FROM trainings t LEFT JOIN classes c ON c.uuid = t.class_uuid CROSS JOIN LATERAL counted(t, c.room_uuid, 1) x
      WHERE t.branch_uuid = center AND t.member_uuid = o.member_uuid AND t.start_at BETWEEN o.start_at AND o.finish_at
        AND (o.room_uuid IS NULL OR o.room_uuid = c.room_uuid)
    ) s
    WHERE p.uuid = o.uuid AND o.challenge_uuid = challenge AND (people IS NULL OR o.member_uuid = ANY(people))
      AND (p.trainings, p.seconds, p.intense_seconds, p.steps, p.calories, p.points)
        IS DISTINCT FROM (s.trainings, s.seconds, s.intense_seconds, s.steps, s.calories, s.points);
  DELETE FROM challenge_participants WHERE challenge_uuid = challenge AND room_uuid IS NOT NULL AND trainings = 0 AND left_at IS NULL;
END $$;

CREATE OR REPLACE FUNCTION note_participants(changes participant_change[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE challenges c SET participants = c.participants + s.change
    FROM (SELECT challenge_uuid, sum(sign) AS change FROM unnest(changes) GROUP BY 1 HAVING sum(sign) <> 0) s
    WHERE c.uuid = s.challenge_uuid;
  UPDATE challenge_teams t SET members = t.members + s.change
    FROM (SELECT team_uuid, sum(sign) AS change FROM unnest(changes) GROUP BY 1 HAVING sum(sign) <> 0) s
    WHERE t.uuid = s.team_uuid;
  UPDATE challenge_rooms r SET members = r.members + s.change
    FROM (SELECT challenge_uuid, room_uuid, sum(sign) AS change FROM unnest(changes) GROUP BY 1, 2 HAVING sum(sign) <> 0) s
    WHERE r.challenge_uuid = s.challenge_uuid AND r.room_uuid = s.room_uuid;
  INSERT INTO member_standings AS m (member_uuid, branch_uuid, participated)
    SELECT uuid, branch_uuid, (SELECT count(DISTINCT challenge_uuid) FROM challenge_participants p WHERE p.member_uuid = members.uuid AND left_at IS NULL)
    FROM members WHERE uuid IN (SELECT member_uuid FROM unnest(changes) GROUP BY 1 HAVING sum(sign) <> 0) ORDER BY uuid
    ON CONFLICT (member_uuid) DO UPDATE SET participated = excluded.participated;
END $$;

CREATE OR REPLACE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  changes participant_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(challenge_uuid, team_uuid, room_uuid, member_uuid, 1)::participant_change) INTO changes FROM new_rows WHERE left_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(challenge_uuid, team_uuid, room_uuid, member_uuid, -1)::participant_change) INTO changes FROM old_rows WHERE left_at IS NULL;
  ELSE
    -- most updates change sums only
    SELECT array_agg(moved) INTO changes FROM old_rows o JOIN new_rows n USING (uuid) CROSS JOIN LATERAL (VALUES
      (ROW(n.challenge_uuid, n.team_uuid, n.room_uuid, n.member_uuid, CASE WHEN n.left_at IS NULL THEN 1 ELSE 0 END)::participant_change),
      (ROW(o.challenge_uuid, o.team_uuid, o.room_uuid, o.member_uuid, CASE WHEN o.left_at IS NULL THEN -1 ELSE 0 END)::participant_change)
    ) AS both_ways (moved) WHERE (o.team_uuid, o.left_at) IS DISTINCT FROM (n.team_uuid, n.left_at);
  END IF;
  IF changes IS NOT NULL THEN PERFORM note_participants(changes); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER challenge_participants_inserted AFTER INSERT ON challenge_participants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();
CREATE OR REPLACE TRIGGER challenge_participants_deleted AFTER DELETE ON challenge_participants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();
CREATE OR REPLACE TRIGGER challenge_participants_updated AFTER UPDATE ON challenge_participants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();

CREATE OR REPLACE FUNCTION note_results() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_standings AS m (member_uuid, branch_uuid, finished, points, gold, silver, bronze)
      SELECT member_uuid, branch_uuid, 1, points, (medal IS NOT DISTINCT FROM 'gold')::int, (medal IS NOT DISTINCT FROM 'silver')::int, (medal IS NOT DISTINCT FROM 'bronze')::int
      FROM new_rows WHERE member_uuid IS NOT NULL ORDER BY member_uuid
      ON CONFLICT (member_uuid) DO UPDATE SET finished = m.finished + 1, points = m.points + excluded.points,
        gold = m.gold + excluded.gold, silver = m.silver + excluded.silver, bronze = m.bronze + excluded.bronze;
  ELSE
    UPDATE member_standings m SET finished = m.finished - 1, points = m.points - o.points,
      gold = m.gold - (o.medal IS NOT DISTINCT FROM 'gold')::int, silver = m.silver - (o.medal IS NOT DISTINCT FROM 'silver')::int,
      bronze = m.bronze - (o.medal IS NOT DISTINCT FROM 'bronze')::int
      FROM old_rows o WHERE m.member_uuid = o.member_uuid;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER challenge_results_inserted AFTER INSERT ON challenge_results REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_results();
CREATE OR REPLACE TRIGGER challenge_results_deleted AFTER DELETE ON challenge_results REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_results();

-- For a challenge that runs again. The branch role can't delete results, because awarded ones are final.
CREATE OR REPLACE FUNCTION withdraw_challenge_results(challenge uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  DELETE FROM challenge_results r USING challenges c
    WHERE r.challenge_uuid = challenge AND c.uuid = challenge AND c.branch_uuid = current_branch() AND c.awarded_at IS NULL
$$;

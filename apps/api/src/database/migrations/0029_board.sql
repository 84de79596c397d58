CREATE TABLE "standing_counts" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "member_standings_by_points";--> statement-breakpoint
ALTER TABLE "member_standings" ADD COLUMN "is_member" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_standings" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (is_member and participated + finished > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "standing_counts" ADD CONSTRAINT "standing_counts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_standings_board" ON "member_standings" USING btree ("branch_uuid",(-"points"),"member_uuid") WHERE is_listed;--> statement-breakpoint
ALTER TABLE standing_counts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON standing_counts TO latido_branch USING (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT ON standing_counts TO latido_branch;--> statement-breakpoint
CREATE FUNCTION count_standings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
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
END $$;--> statement-breakpoint
CREATE TRIGGER member_standings_inserted AFTER INSERT ON member_standings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_standings();--> statement-breakpoint
CREATE TRIGGER member_standings_deleted AFTER DELETE ON member_standings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_standings();--> statement-breakpoint
CREATE TRIGGER member_standings_updated AFTER UPDATE ON member_standings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_standings();--> statement-breakpoint
-- Who has left the center stands on no board, and again where they were when they come back.
CREATE FUNCTION stand_as_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  NEW.is_member := (SELECT unlinked_at IS NULL FROM members WHERE uuid = NEW.member_uuid);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER member_standings_as_member BEFORE INSERT ON member_standings FOR EACH ROW EXECUTE FUNCTION stand_as_member();--> statement-breakpoint
CREATE FUNCTION move_standings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE member_standings s SET is_member = n.unlinked_at IS NULL FROM new_rows n
    WHERE s.member_uuid = n.uuid AND s.is_member <> (n.unlinked_at IS NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_standing AFTER UPDATE ON members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_standings();--> statement-breakpoint
UPDATE member_standings s SET is_member = m.unlinked_at IS NULL FROM members m WHERE m.uuid = s.member_uuid;--> statement-breakpoint
DELETE FROM standing_counts;--> statement-breakpoint
INSERT INTO standing_counts (branch_uuid, listed, version) SELECT branch_uuid, count(*) FILTER (WHERE is_listed), 1 FROM member_standings GROUP BY branch_uuid;

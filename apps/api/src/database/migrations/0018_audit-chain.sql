ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_administrator_uuid_administrators_uuid_fk";
--> statement-breakpoint
DROP INDEX "audit_entries_branch";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "administrator_name" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_uuid" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "salt" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "details_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What an entry's hash holds of the part that an erasure takes away.
CREATE FUNCTION audit_digest(entry audit_entries) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT encode(sha256(convert_to(jsonb_build_array(entry.salt, entry.subject_uuid, entry.details)::text, 'UTF8')), 'hex') $$;--> statement-breakpoint
-- What chains an entry to the one before it.
CREATE FUNCTION audit_hash(hash_before text, entry audit_entries) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT encode(sha256(convert_to(jsonb_build_array(
    hash_before, entry.uuid, entry.branch_uuid, entry.sequence, extract(epoch FROM entry.at), entry.administrator_uuid,
    entry.administrator_name, entry.action, entry.subject_kind, entry.details_digest)::text, 'UTF8')), 'hex') $$;--> statement-breakpoint
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || NEW.branch_uuid, 0));
  SELECT sequence, hash INTO last FROM audit_entries
    WHERE branch_uuid = NEW.branch_uuid AND sequence > 0 ORDER BY sequence DESC LIMIT 1;
  NEW.sequence := coalesce(last.sequence, 0) + 1;
  NEW.details_digest := audit_digest(NEW);
  NEW.hash := audit_hash(coalesce(last.hash, ''), NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
-- entries of before the chain become its beginning
CREATE TEMPORARY TABLE unchained AS SELECT * FROM audit_entries;--> statement-breakpoint
DELETE FROM audit_entries;--> statement-breakpoint
CREATE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();--> statement-breakpoint
INSERT INTO audit_entries (uuid, branch_uuid, administrator_uuid, administrator_name, action, at)
  SELECT unchained.uuid, unchained.branch_uuid, administrator_uuid,
    coalesce(nullif(concat_ws(' ', administrators.name, last_name_1, last_name_2), ''), '-'), action, at
  FROM unchained LEFT JOIN administrators ON administrators.uuid = administrator_uuid ORDER BY at, unchained.uuid;--> statement-breakpoint
DROP TABLE unchained;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "administrator_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_sequence" UNIQUE("branch_uuid","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("branch_uuid","subject_uuid");--> statement-breakpoint
-- nobody who works in a branch changes what was done; an erasure takes the details of one member out
REVOKE UPDATE, DELETE ON audit_entries FROM latido_branch;--> statement-breakpoint
GRANT UPDATE (subject_uuid, details, salt) ON audit_entries TO latido_branch;

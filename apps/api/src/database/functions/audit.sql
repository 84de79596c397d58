-- Digest of the part of an entry that erasing a member deletes.
CREATE OR REPLACE FUNCTION audit_digest(entry audit_entries) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT encode(sha256(convert_to(jsonb_build_array(entry.salt, entry.subject_uuid, entry.details)::text, 'UTF8')), 'hex') $$;

-- Chains an entry to the one before it.
CREATE OR REPLACE FUNCTION audit_hash(hash_before text, entry audit_entries) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT encode(sha256(convert_to(jsonb_build_array(
    hash_before, entry.uuid, entry.branch_uuid, entry.sequence, extract(epoch FROM entry.at), entry.administrator_uuid,
    entry.administrator_name, entry.action, entry.subject_kind, entry.details_digest)::text, 'UTF8')), 'hex') $$;

CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE OR REPLACE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

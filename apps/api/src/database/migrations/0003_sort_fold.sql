-- What names are sorted by: as `fold` writes them, but ñ stays a letter of its own, after every other "n…". Compared with
-- COLLATE "C", in which "~" follows "z" whatever the database's own collation is.
CREATE FUNCTION sort_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, replace(replace(lower(value), 'ñ', 'n~'), E'n\u0303', 'n~')) $$;--> statement-breakpoint
DROP INDEX "sensors_by_name";--> statement-breakpoint
DROP INDEX members_by_name;--> statement-breakpoint
DROP INDEX members_by_last_name;--> statement-breakpoint
DROP INDEX members_by_pseudonym;--> statement-breakpoint
DROP INDEX members_by_email;--> statement-breakpoint
CREATE INDEX "sensors_by_name" ON "sensors" USING btree ("branch_uuid",sort_fold("name") collate "C","uuid");--> statement-breakpoint
CREATE INDEX members_by_name ON members (branch_uuid, sort_fold(name) COLLATE "C", uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_last_name ON members (branch_uuid, sort_fold(last_name_1) COLLATE "C", uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_pseudonym ON members (branch_uuid, sort_fold(pseudonym) COLLATE "C", uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_email ON members (branch_uuid, sort_fold(email) COLLATE "C", uuid) WHERE unlinked_at IS NULL;

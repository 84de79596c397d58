-- Whom codes and pseudonyms name, by their places; of a name that several have, two. Neither lower() nor fold() is
-- leakproof, so that under row-level security each pseudonym would cost a look at every member: see decision 009.
CREATE FUNCTION members_called(codes text[], pseudonyms text[])
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
        WHERE m.branch_uuid = branch AND m.unlinked_at IS NULL AND fold(m.pseudonym) = fold(asked.pseudonym)
          AND lower(m.pseudonym) = lower(asked.pseudonym)
        LIMIT 2)
    ) AS named;
END $$;

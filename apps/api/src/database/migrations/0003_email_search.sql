-- Decodes the labels of a domain that are in punycode; one that is none stays as it is. Source: RFC 3492, section 6.2.
CREATE FUNCTION unicode_domain(domain text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
AS $$
DECLARE
  labels text[] := string_to_array(domain, '.');
  label text;
  decoded text;
  digit integer;
  n bigint;
  i bigint;
  start bigint;
  weight bigint;
  threshold bigint;
  delta bigint;
  bias bigint;
  k bigint;
  at integer;
BEGIN
  <<each_label>>
  FOR place IN 1 .. coalesce(array_length(labels, 1), 0) LOOP
    CONTINUE WHEN labels[place] NOT LIKE 'xn--%';
    label := substr(labels[place], 5);
    at := length(label) - strpos(reverse(label), '-') + 1;
    decoded := CASE WHEN strpos(label, '-') = 0 THEN '' ELSE left(label, at - 1) END;
    at := CASE WHEN strpos(label, '-') = 0 THEN 1 ELSE at + 1 END;
    n := 128;
    i := 0;
    bias := 72;
    WHILE at <= length(label) LOOP
      start := i;
      weight := 1;
      k := 36;
      LOOP
        digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(label, at, 1)) - 1;
        -- a label has at most 63 characters, of which none is above U+10FFFF
        CONTINUE each_label WHEN at > length(label) OR digit < 0 OR weight > 100000000;
        at := at + 1;
        i := i + digit * weight;
        threshold := least(greatest(k - bias, 1), 26);
        EXIT WHEN digit < threshold;
        weight := weight * (36 - threshold);
        k := k + 36;
      END LOOP;
      delta := CASE WHEN start = 0 THEN i / 700 ELSE (i - start) / 2 END;
      delta := delta + delta / (length(decoded) + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      n := n + i / (length(decoded) + 1);
      i := i % (length(decoded) + 1);
      CONTINUE each_label WHEN n > 1114111 OR n BETWEEN 55296 AND 57343;
      decoded := left(decoded, i::integer) || chr(n::integer) || substr(decoded, i::integer + 1);
      i := i + 1;
    END LOOP;
    labels[place] := decoded;
  END LOOP;
  RETURN array_to_string(labels, '.');
END $$;--> statement-breakpoint
-- What is searched of an email address: as it is stored, then with its domain in its script. Not strict, so that it's inlined.
CREATE FUNCTION email_text(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN strpos(email, 'xn--') = 0 THEN email
    ELSE email || chr(10) || split_part(email, '@', 1) || '@' || public.unicode_domain(split_part(email, '@', 2)) END $$;--> statement-breakpoint
DROP INDEX members_email_trigrams;--> statement-breakpoint
CREATE INDEX members_email_trigrams ON members USING gin (branch_uuid, fold(email_text(email)) gin_trgm_ops);

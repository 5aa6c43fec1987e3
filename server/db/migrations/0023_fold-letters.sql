-- Letters that Unicode does not decompose, such as ɗ, and signs such as ’ are searched as people type them (src/lib/row-index/fold.ts).
DO $do$
BEGIN
  EXECUTE format(
    'CREATE FUNCTION search_fold_marks(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS %L',
    (SELECT prosrc FROM pg_proc WHERE oid = 'search_fold(text)'::regprocedure));
END;
$do$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- One byte for each character: ASCII.
  IF octet_length(given) = length(given) THEN
    RETURN lower(given COLLATE "C");
  END IF;
  RETURN replace(replace(replace(replace(translate(search_fold_marks(given), 'ɑɓƈđɖɗðǝəɛɠħɦıɨɩƙłɫŋɲøɔɵƥʃŧƭʉʊʋƴƶʒ‘’‚‛′ʹʻʼʽˈ´＇“”„‟″«»＂‐‑‒–—―−﹣－',
    'abcddddeeeghhiiikllnnooopsttuuvyzz''''''''''''''''''''''''""""""""---------'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
END;
$$;
--> statement-breakpoint
-- The server fills these lists again.
UPDATE searched_lists SET state = 'off', worker = NULL, worker_until = NULL;

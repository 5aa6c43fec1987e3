-- Locks a session until the transaction ends, and returns whether it has not ended (server/repositories/sessions.ts).
-- In a volatile function each statement has a snapshot of its own: the second one sees what happened during the wait.
CREATE FUNCTION lock_session(class integer, hash text, at timestamptz) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(class, id) FROM sessions WHERE token_hash = hash;
  RETURN EXISTS (SELECT FROM sessions WHERE token_hash = hash AND expires_at > at);
END;
$$;

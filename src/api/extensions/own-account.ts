import { keys } from '../cache/keys.ts';
import {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { type Clean, fields, flag, id, text } from '../parse/read-fields.ts';
import { moment } from '../parse/read-values.ts';
import { rowParser } from '../parse/rows.ts';
import type { Schemas } from '../parse/schemas.ts';
import { writeOptions } from '../writes/write-options.ts';

const ownSession = fields<Schemas['OwnSession']>()({
  id,
  is_current: flag,
  user_agent: text,
  address: text,
  started_at: moment,
  last_used_at: moment,
});

/** A session of this administrator. */
export type OwnSession = Clean<typeof ownSession>;

/** Reads the sessions of this administrator, the current one first. */
export const ownSessionsQuery = listQuery(
  keys.ownSessions,
  'listOwnSessions',
  rowParser(ownSession),
  listOwnSessions,
);

/** Changes the password of this administrator, and ends the other sessions. Returns the host's message, or null. */
export const changeOwnPasswordMutation = writeOptions('changeOwnPassword', changeOwnPassword);

/** Ends another session of this administrator. Returns the host's message, or null. */
export const endOwnSessionMutation = writeOptions('endOwnSession', endOwnSession);

/** Ends all other sessions of this administrator. Returns the host's message, or null. */
export const endOtherSessionsMutation = writeOptions('endOtherSessions', () => endOtherSessions());

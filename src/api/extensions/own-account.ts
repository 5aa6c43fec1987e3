import { keys } from '../cache/keys.ts';
import {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { ownSessionFields } from '../parse/generated/own-session.ts';
import type { Clean } from '../parse/read-fields.ts';
import { rowParser } from '../parse/rows.ts';
import { writeOptions } from '../writes/write-options.ts';

/** A session of this administrator. */
export type OwnSession = Clean<typeof ownSessionFields>;

/** Reads the sessions of this administrator, the current one first. */
export const ownSessionsQuery = listQuery(
  keys.ownSessions,
  'listOwnSessions',
  rowParser(ownSessionFields),
  listOwnSessions,
);

/** Changes the password of this administrator, and ends the other sessions. Returns the host's message, or null. */
export const changeOwnPasswordMutation = writeOptions('changeOwnPassword', changeOwnPassword);

/** Ends another session of this administrator. Returns the host's message, or null. */
export const endOwnSessionMutation = writeOptions('endOwnSession', endOwnSession);

/** Ends all other sessions of this administrator. Returns the host's message, or null. */
export const endOtherSessionsMutation = writeOptions('endOtherSessions', () => endOtherSessions());

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContractId, ExtensionId, OperationId } from '../../openapi/generated/operations.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';

type Content<Id extends OperationId> = operations[Id]['responses'][200]['content'];

/** The body of an operation's response 200; for a stream or a CSV file, the reply that sends it. */
export type Answer<Id extends OperationId> =
  Content<Id> extends { 'application/json': infer T }
    ? T | (Content<Id> extends { 'text/csv': unknown } ? FastifyReply : never)
    : FastifyReply;

/** Handles one operation. Its result is sent as JSON with status 200, unless it is the reply. */
export type Handler<Id extends OperationId> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<Id>>;

/** A handler for each of the 25 calls, and for the extensions that the server has. */
export type Handlers = { [Id in ContractId]: Handler<Id> } & {
  [Id in ExtensionId]?: Handler<Id>;
};

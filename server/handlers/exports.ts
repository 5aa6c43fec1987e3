import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { ExportStream } from '../export/export-stream.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { createTicket, takeTicket } from '../repositories/export-tickets.ts';
import { type ExportId, exportNames, isExportId, openFile } from './exported-files.ts';
import { actorOf } from './read-request.ts';

/** The content of a ticket. */
const ticketed = z.object({
  operation: z.string().refine(isExportId),
  parameters: z.record(z.string(), z.string()),
  file: z.string(),
});

interface ExportCall {
  actor: SignedIn;
  parameters: unknown;
  /** The name of the file. */
  file: string;
  /** Releases the slot of the export. */
  release: () => void;
}

/**
 * Sends a file. The response begins with the first rows, so that a search that fails before is a refusal.
 *
 * @throws the errors of writeExport and exportEntries
 */
async function send(
  id: ExportId,
  { server, log }: FastifyRequest,
  reply: FastifyReply,
  { actor, parameters, file, release }: ExportCall,
): Promise<FastifyReply> {
  let stream: ExportStream;
  try {
    const { pieces, changeOf } = openFile(id, server.read, parameters);
    const first = pieces.next();
    await first;
    stream = new ExportStream(pieces, first, async (end) => {
      release();
      await server.write((tx) => recordChange(tx, actor, changeOf(end)));
    });
  } catch (error) {
    release();
    throw error;
  }
  stream.once('error', (error) => log.error({ err: error }, 'export failed'));
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}.csv"`)
    .send(stream);
}

const handle = (id: ExportId) => (request: FastifyRequest, reply: FastifyReply) => {
  const actor = actorOf(request);
  const release = request.server.exports.take();
  const file = exportNames.get(id) ?? 'list';
  return send(id, request, reply, { actor, parameters: request.query, file, release });
};

const ticketIn = ({ params }: FastifyRequest) =>
  z.object({ ticket: z.string() }).parse(params).ticket;

const ticketBody = ticketed.omit({ operation: true }).extend({ list: z.string() });

const operationOf = new Map([...exportNames].map(([id, name]) => [name, id]));

export const exportHandlers = {
  exportArtisans: handle('exportArtisans'),
  exportClients: handle('exportClients'),
  exportJobs: handle('exportJobs'),
  exportTransactions: handle('exportTransactions'),
  exportApprovedWithdrawals: handle('exportApprovedWithdrawals'),
  exportPaidPartPayments: handle('exportPaidPartPayments'),
  exportContactMessages: handle('exportContactMessages'),
  exportAuditEntries: handle('exportAuditEntries'),

  async createExportTicket(request) {
    const { account, body, server } = request;
    if (account === null) throw new HttpError(401, 'Unathorized access');
    const { list, parameters, file } = ticketBody.parse(body);
    const operation = operationOf.get(list);
    if (operation === undefined) throw new Error(`No export is called ${list}`);
    // Validates as for an address, because the download has no other validation of the parameters.
    if (!request.validateInput(parameters, server.parameterSchemas.get(operation) ?? {})) {
      throw new HttpError(400, 'The parameters of the export cannot be used.');
    }
    const ticket = await server.write((tx) =>
      createTicket(tx, account.session, { operation, parameters, file }),
    );
    return { data: { ticket } };
  },

  async downloadExport(request, reply) {
    const { server } = request;
    // Takes the slot first, because a refusal must not use up the ticket.
    const release = server.exports.take();
    try {
      const taken = await server.write((tx) => takeTicket(tx, ticketIn(request)));
      if (taken === undefined) {
        throw new HttpError(404, 'This download is over. Export the list again.');
      }
      const { operation, parameters, file } = ticketed.parse(taken.wanted);
      const actor = { accountId: taken.accountId, address: request.ip };
      // The ticket stands for the session, so the request has no account.
      server.live.answers.add(taken.session, reply.raw, () => reply.raw.destroy());
      return await send(operation, request, reply, { actor, parameters, file, release });
    } catch (error) {
      release();
      throw error;
    }
  },
} satisfies Partial<Handlers>;

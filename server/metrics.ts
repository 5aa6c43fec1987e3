import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db/connect.ts';
import type { AnsweredRequest } from './http/access-log.ts';
import { inTime } from './http/probes.ts';
import { StartError } from './process/start-error.ts';
import { countMails } from './repositories/outgoing-mails.ts';

/** The upper bounds of the histogram, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** The methods that become labels; others are labelled `other`, because callers may send any word. */
const labelledMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Creates metrics for Prometheus: the metrics of Node.js, the duration of requests by route, and the number of mails in
 * the outbox by state.
 *
 * @param outbox the database with the outbox; undefined on a server that sends no e-mail
 */
export function createMetrics(outbox: Database | undefined) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first line of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  if (outbox !== undefined) addMailGauge(registry, outbox);

  return {
    observe: ({ method, route, status, ms }: AnsweredRequest) => {
      const methodLabel = labelledMethods.has(method) ? method : 'other';
      durations.observe({ method: methodLabel, route, status }, ms / 1000);
    },

    /**
     * Serves GET /metrics on a separate port, which must not be public.
     *
     * @returns the function that closes the port
     * @throws StartError when the port cannot be used
     */
    async listen({ host, port }: { host: string; port: number }): Promise<() => Promise<void>> {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        void registry.metrics().then((text) => {
          response.writeHead(200, { 'content-type': registry.contentType }).end(text);
        });
      });
      server.listen(port, host);
      try {
        await once(server, 'listening');
      } catch {
        throw new StartError(
          `The metrics cannot be served on ${host}:${port}: check METRICS_PORT.`,
        );
      }
      return async () => {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      };
    },
  };
}

function addMailGauge(registry: Registry, outbox: Database): void {
  const gauge = new Gauge({
    name: 'outgoing_mails',
    help: 'E-mails in the outbox by state; failed and not-known ones wait for a person.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without the database this metric is empty, and the other metrics stay readable.
      const counts = await inTime(countMails(outbox)).catch(() => []);
      gauge.reset();
      for (const { state, count } of counts) gauge.set({ state }, count);
    },
  });
}

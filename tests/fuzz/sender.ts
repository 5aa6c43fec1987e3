import { type Expected, faultsIn, refusalFaults } from './judge.ts';
import type { RawBytes } from './raw-bytes.ts';
import type { WireAnswer } from './read-answer.ts';
import { bytesOf, type FuzzRequest } from './request.ts';
import { Wire } from './wire.ts';

/** Milliseconds without a response that count as a hang. */
const deadlineMs = 5000;
/** Milliseconds to wait after half a request, which may get no response. */
const shortWaitMs = 100;
/** A larger body is refused before it is sent completely, so the refusal can be lost with the connection. */
const largeBody = 2 ** 20;

/** Sends requests one after the other over one kept-alive connection, as a browser does. */
export class Sender {
  readonly #address: string;
  readonly #expected: Expected;
  #wire: Wire | undefined;

  constructor(address: string, expected: Expected) {
    this.#address = address;
    this.#expected = expected;
  }

  /** Sends a request and returns the faults of its answer. */
  async send(request: FuzzRequest): Promise<string[]> {
    const wire = await this.#openWire();
    wire.write(bytesOf(request));
    const answer = await wire.next(request.method, deadlineMs);
    if (typeof answer === 'string') {
      this.close();
      const isLost = answer === 'closed' && (request.body?.length ?? 0) > largeBody;
      return isLost ? [] : [`no answer: ${answer}`];
    }
    const faults = faultsIn(request, answer, this.#expected);
    if (endsConnection(answer)) this.close();
    else if (request.kind !== 'valid') faults.push(...(await this.#probe(wire)));
    return faults;
  }

  /** Writes bytes on a new connection and returns the faults of the answers. */
  async sendRaw({ pieces, mostAnswers }: RawBytes): Promise<string[]> {
    const wire = await Wire.open(this.#address);
    for (const piece of pieces) {
      wire.write(piece);
      // The pause makes each piece a separate packet.
      if (pieces.length > 1) await new Promise(setImmediate);
    }
    const faults: string[] = [];
    for (let answers = 0; ; answers += 1) {
      const answer = await wire.next('GET', shortWaitMs);
      if (answer === 'malformed') faults.push('an answer that is no HTTP');
      if (typeof answer === 'string') break;
      if (answers >= mostAnswers) faults.push('more answers than requests');
      if (answer.status >= 500) faults.push(`status ${answer.status}`);
      if (answer.status >= 400) {
        faults.push(...refusalFaults(answer, Buffer.concat(pieces).toString()));
      }
      if (endsConnection(answer)) break;
    }
    wire.close();
    return [...faults, ...(await this.#probe(await this.#openWire()))];
  }

  close(): void {
    this.#wire?.close();
    this.#wire = undefined;
  }

  async #openWire(): Promise<Wire> {
    if (this.#wire?.isOpen !== true) this.#wire = await Wire.open(this.#address);
    return this.#wire;
  }

  /** Checks that the next request on the same connection gets its own answer. */
  async #probe(wire: Wire): Promise<string[]> {
    wire.write(
      Buffer.from(
        `GET /api/v1/admin/get/about HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${this.#expected.administrator}\r\n\r\n`,
      ),
    );
    const answer = await wire.next('GET', deadlineMs);
    const isRight = typeof answer !== 'string' && answer.body.includes('{"about":');
    if (isRight && !endsConnection(answer)) return [];
    this.close();
    const got = typeof answer === 'string' ? answer : `${answer.status} ${answer.body.toString()}`;
    return isRight ? [] : [`the next request on this connection: ${got.slice(0, 200)}`];
  }
}

const endsConnection = ({ headers }: WireAnswer) => headers.get('connection') === 'close';

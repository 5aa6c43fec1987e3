const initialSize = 256 * 1024;
const twoTo32 = 2 ** 32;
/** UTF-8 needs at most so many bytes for one unit of a string. */
const maxBytesOfUnit = 3;

/** Bytes in network order that grow as needed. Emptied, they are written again without a new allocation. */
export class GrowingBytes {
  #bytes = Buffer.allocUnsafe(initialSize);
  #used = 0;

  get size(): number {
    return this.#used;
  }

  /** The bytes so far, which the next write after `clear` changes. */
  get written(): Buffer {
    return this.#bytes.subarray(0, this.#used);
  }

  clear(): void {
    this.#used = 0;
  }

  addByte(value: number): void {
    this.#reserve(1);
    this.#used = this.#bytes.writeUInt8(value, this.#used);
  }

  addInt16(value: number): void {
    this.#reserve(2);
    this.#used = this.#bytes.writeInt16BE(value, this.#used);
  }

  addInt32(value: number): void {
    this.#reserve(4);
    this.#used = this.#bytes.writeInt32BE(value, this.#used);
  }

  /** Adds a safe integer as 64 bits. */
  addInt64(value: number): void {
    const high = Math.floor(value / twoTo32);
    this.addInt32(high);
    this.#reserve(4);
    this.#used = this.#bytes.writeUInt32BE(value - high * twoTo32, this.#used);
  }

  /** Adds the number of bytes of a text as 32 bits, then the text in UTF-8. */
  addText(value: string): void {
    this.#reserve(4 + value.length * maxBytesOfUnit);
    const length = this.#bytes.write(value, this.#used + 4);
    this.#bytes.writeInt32BE(length, this.#used);
    this.#used += 4 + length;
  }

  #reserve(count: number): void {
    if (this.#used + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#used + count));
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }
}

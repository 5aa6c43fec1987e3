const initialSize = 256 * 1024;
const twoTo32 = 2 ** 32;
/** The most bytes that UTF-8 needs for one UTF-16 unit of a string. */
const maxBytesOfUnit = 3;
/** Up to this length, a loop over ASCII characters takes less time than a call of the encoder. */
const short = 40;
const firstBeyondAscii = 0x80;

/** A buffer in network byte order that grows as needed. After `clear` it is reused without a new allocation. */
export class GrowingBytes {
  #bytes = Buffer.alloc(initialSize);
  #view = viewOf(this.#bytes);
  #used = 0;

  get size(): number {
    return this.#used;
  }

  /** The bytes so far. The next write after `clear` overwrites them. */
  get written(): Buffer {
    return this.#bytes.subarray(0, this.#used);
  }

  clear(): void {
    this.#used = 0;
  }

  addByte(value: number): void {
    this.#reserve(1);
    this.#view.setUint8(this.#used, value);
    this.#used += 1;
  }

  addInt16(value: number): void {
    this.#reserve(2);
    this.#view.setInt16(this.#used, value);
    this.#used += 2;
  }

  addInt32(value: number): void {
    this.#reserve(4);
    this.#view.setInt32(this.#used, value);
    this.#used += 4;
  }

  /** Adds a safe integer as 64 bits. */
  addInt64(value: number): void {
    const high = Math.floor(value / twoTo32);
    this.#reserve(8);
    this.#view.setInt32(this.#used, high);
    this.#view.setUint32(this.#used + 4, value - high * twoTo32);
    this.#used += 8;
  }

  /** Adds the number of bytes of a text as 32 bits, then the text in UTF-8. */
  addText(value: string): void {
    this.#reserve(4 + value.length * maxBytesOfUnit);
    const start = this.#used + 4;
    const length = this.#addAscii(value, start) ? value.length : this.#bytes.write(value, start);
    this.#view.setInt32(this.#used, length);
    this.#used = start + length;
  }

  /** Writes a short text of ASCII; returns false for any other text. */
  #addAscii(value: string, start: number): boolean {
    if (value.length > short) return false;
    for (let index = 0; index < value.length; index += 1) {
      const unit = value.charCodeAt(index);
      if (unit >= firstBeyondAscii) return false;
      this.#bytes[start + index] = unit;
    }
    return true;
  }

  #reserve(count: number): void {
    if (this.#used + count <= this.#bytes.length) return;
    const larger = Buffer.alloc(2 * (this.#used + count));
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
    this.#view = viewOf(larger);
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new DataView(buffer, byteOffset, byteLength);

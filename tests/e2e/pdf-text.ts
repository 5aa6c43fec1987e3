import { inflateSync } from 'node:zlib';

/** Decodes UTF-16 text in hexadecimal digits. */
const lettersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Reads the letter of each code of a font from its table. */
function readLetters(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  const entriesOf = (kind: string) =>
    [...table.matchAll(new RegExp(`begin${kind}\\n(.*?)end${kind}`, 'gs'))].flatMap(
      ([, lines = '']) =>
        lines.split('\n').map((line) => [...line.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex)),
    );
  for (const [code, to] of entriesOf('bfchar')) {
    if (code !== undefined && to !== undefined)
      letters.set(Number.parseInt(code, 16), lettersOf(to));
  }
  for (const [first, last, to] of entriesOf('bfrange')) {
    if (first === undefined || last === undefined || to === undefined) continue;
    const start = Number.parseInt(first, 16);
    for (let code = start; code <= Number.parseInt(last, 16); code += 1) {
      letters.set(code, String.fromCodePoint(Number.parseInt(to, 16) + code - start));
    }
  }
  return letters;
}

/**
 * Returns the words on each sheet of a PDF from Chromium, in the order in which they are painted, without
 * spaces, because Chromium paints no space at the end of a line.
 */
export function sheetsOf(file: Buffer): string[] {
  const objects = new Map<number, { dictionary: string; content: string }>();
  const text = file.toString('latin1');
  for (const { 1: number, index } of text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const start = text.indexOf('stream\n', index);
    const end = text.indexOf('endobj', index);
    const hasContent = start !== -1 && start < end;
    const dictionary = text.slice(index, hasContent ? start : end);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = file.subarray(start + 7, start + 7 + length);
    const isCompressed = dictionary.includes('/FlateDecode');
    const content = hasContent && length > 0 ? (isCompressed ? inflateSync(bytes) : bytes) : '';
    objects.set(Number(number), { dictionary, content: content.toString('latin1') });
  }
  const objectAt = (reference: string | undefined) => objects.get(Number(reference));
  const fonts = new Map<string | undefined, Map<number, string>>();
  const fontOf = (reference: string | undefined) => {
    const table =
      objectAt(/\/ToUnicode (\d+)/.exec(objectAt(reference)?.dictionary ?? '')?.[1])?.content ?? '';
    const letters = fonts.get(reference) ?? readLetters(table);
    fonts.set(reference, letters);
    return letters;
  };
  const pages = [...objects.values()].filter(({ dictionary }) =>
    /\/Type \/Page\b(?!s)/.test(dictionary),
  );
  return pages.map(({ dictionary }) => {
    const references = new Map(
      [...(/\/Font <<(.*?)>>/s.exec(dictionary)?.[1]?.matchAll(/\/(\w+) (\d+) 0 R/g) ?? [])].map(
        ([, name, reference]) => [name, reference],
      ),
    );
    const content = objectAt(/\/Contents (\d+)/.exec(dictionary)?.[1])?.content ?? '';
    let font = fontOf(undefined);
    let pageText = '';
    for (const [, name, hex] of content.matchAll(/\/(\w+) [\d.]+ Tf|<(\w+)> Tj/g)) {
      if (name !== undefined) font = fontOf(references.get(name));
      for (const code of hex?.match(/../g) ?? [])
        pageText += font.get(Number.parseInt(code, 16)) ?? '';
    }
    return withoutSpaces(pageText);
  });
}

/** Returns a text in the form that `sheetsOf` returns. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

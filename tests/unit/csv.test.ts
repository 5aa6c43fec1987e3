import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCell, csvFile, dateCells, phoneCell } from '../../domain/csv.ts';
import { lagosIsoDay } from '../../domain/lagos.ts';
import { fileNameOf } from '../../src/components/data-table/toolbar/download-csv.ts';

it('a file is named after its words and the day, with single hyphens', () => {
  const today = lagosIsoDay(Date.now());
  expect(fileNameOf('Jobs Date: last month (Oct 2026)')).toBe(
    `jobs-date-last-month-oct-2026-${today}`,
  );
  expect(fileNameOf('₦')).toBe(today);
  expect(fileNameOf('a'.repeat(300))).toBe(`${'a'.repeat(120)}-${today}`);
});

it.each([
  ['Ada', 'Ada'],
  ['a,b', '"a,b"'],
  ['he said "no"', '"he said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+234 803', "'+234 803"],
  ['-1+2', "'-1+2"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1+1', "'＝1+1"],
  ['－1+1', "'－1+1"],
  ['a;=1', `"a;'=1"`],
  ['a\t@b', "a\t'@b"],
  ['two\n=lines', `"two\n'=lines"`],
  ['a\n =1', `"a\n' =1"`],
  ['a;b', '"a;b"'],
  ['Lagos - Ikeja', 'Lagos - Ikeja'],
  ['-12.50', '-12.50'],
  ['192500.00', '192500.00'],
  ['0.50', '0.50'],
  ['123456789012345', '123456789012345'],
  ['9007199254740993', '\t9007199254740993'],
  ['08035550148', '\t08035550148'],
  ['007', '\t007'],
  ['1e5', '\t1e5'],
])('writes the cell %j as %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it.each([
  ['08035550148', '0803 555 0148'],
  ['+2348035550148', '0803 555 0148'],
  ['+234 (0) 803-555-0148', '0803 555 0148'],
  ['002348035550148', '0803 555 0148'],
  ['234 803 555 0148', '0803 555 0148'],
  ['+44 20 7183 8750', '+44 20 7183 8750'],
  ['0700-CALL', '0700-CALL'],
  ['•••••••••48', '•••••••••48'],
  ['', ''],
])('writes the phone %j as %s', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

it('writes the dates of a column in one form', () => {
  expect(dateCells(['2026-11-18T13:00:00.123+01:00', ''])).toEqual(['2026-11-18 13:00:00', '']);
  expect(dateCells(['2026-11-18T13:00:00+01:00', '2026-11-19'])).toEqual([
    '2026-11-18',
    '2026-11-19',
  ]);
});

it('writes no cell that a spreadsheet would execute', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;\t\n ,"a1\u200b\ufeff'.split('')) }),
      (text) => {
        const inside = csvCell(text).replace(/^"/, '');
        for (const cell of inside.split(/[;\r\n]/)) {
          const visible = cell.replace(/^[\s\p{Cf}]+/u, '');
          expect(/^[=+\-@＝＋－＠]/.test(visible) && !/^-?\d+(\.\d+)?$/.test(inside)).toBe(false);
        }
      },
    ),
  );
});

it('ends lines with CR and LF, as spreadsheets expect', () => {
  expect(
    csvFile([
      ['ID', 'Name'],
      ['1', 'Ṣadé'],
    ]),
  ).toBe('\ufeffID,Name\r\n1,Ṣadé\r\n');
});

import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStableIds } from '../../src/components/data-table/use-stable-ids.ts';

type Props = readonly [ids: readonly string[] | null, query: string];

it('the ids of a new query replace the earlier ones, also after rows of the earlier query were on screen', () => {
  const before = ['1', '2', '3'];
  const { result, rerender } = renderHook(([ids, query]: Props) => useStableIds(ids, '2', query), {
    initialProps: [before, 'unread'],
  });
  rerender([['1', '3'], 'unread']);
  expect(result.current).toEqual(before);
  rerender([null, 'read']);
  expect(result.current).toEqual(before);
  rerender([['4', '5'], 'read']);
  expect(result.current).toEqual(['4', '5']);
});

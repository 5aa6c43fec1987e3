import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useAttempts } from '../../src/api/writes/use-attempts.ts';

it('returns the same attempts until one of them changes, so that a queue keeps its columns', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result, rerender } = renderHook(() => useAttempts(['approve'], 0), { wrapper });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  const write = client.getMutationCache().build(client, {
    mutationKey: ['approve'],
    mutationFn: () => Promise.resolve('done'),
  });
  await write.execute({ id: '7' });
  rerender();
  expect(result.current).toEqual(new Map([['7', 'carried-out']]));
});

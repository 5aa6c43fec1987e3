import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../server/contract/documents.ts';
import { additionsOf } from '../../src/api/offer/additions.ts';
import { offerQuery } from '../../src/api/offer/offer.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';

const readOffer = async () => [...(await new QueryClient().query(offerQuery))].sort();

describe('the operations that a host offers', () => {
  it('are those of its OpenAPI document', async () => {
    mockHost().switches.offer = ['rejectWithdrawal'];
    expect(await readOffer()).toEqual(['rejectWithdrawal']);
  });

  it('have the headers that the document names for them, and whether they can be repeated', async () => {
    mockServer.use(
      http.get('*/api/v1/openapi.json', () => HttpResponse.json({ ...readContract() })),
    );
    const offer = await new QueryClient().query(offerQuery);
    for (const id of ['approveWithdrawal', 'approvePartPayment'] as const) {
      expect([...additionsOf(offer, id)].sort()).toEqual([
        'Idempotency-Key',
        'If-Match',
        'x-repeat',
      ]);
    }
    expect([...additionsOf(offer, 'rejectPartPayment')].sort()).toEqual([
      'Idempotency-Key',
      'x-repeat',
    ]);
    expect([...additionsOf(offer, 'listVerificationArtisans')]).toEqual([]);
  });

  it.each([
    ['404', () => new HttpResponse(null, { status: 404 })],
    ['HTML', () => new HttpResponse('<!doctype html>')],
    ['another JSON', () => HttpResponse.json([1, 2])],
    ['silence', () => HttpResponse.error()],
  ])('are none beyond the 25 when the host answers with %s', async (_, answer) => {
    mockServer.use(http.get('*/api/v1/openapi.json', answer));
    expect(await readOffer()).toEqual([]);
  });
});

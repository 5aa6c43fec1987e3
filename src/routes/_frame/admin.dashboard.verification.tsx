import { createFileRoute } from '@tanstack/react-router';
import {
  loadVerification,
  VerificationPage,
} from '../../features/verification/verification-page.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/verification')({
  validateSearch:
    listSearch<typeof import('../../../domain/lists/verification.ts').verificationList>(),
  loader: loadVerification,
  component: VerificationPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { useSetSearch } from '../../components/data-table/use-set-search.ts';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Card } from '../../components/ui/card.tsx';
import { AuditEntries } from '../../features/audit/audit-entries.tsx';
import { readAuditSearch } from '../../lib/url/audit-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/audit')({
  validateSearch: readAuditSearch,
  component: AuditPage,
});

function AuditPage() {
  const search = Route.useSearch();
  const setSearch = useSetSearch();
  const isOffered = useIsOffered('listAuditEntries');
  return (
    <>
      <PageHeader title="Audit" subtitle="What was done, by which account, and when" />
      {isOffered === false ? (
        <Card className="px-5 py-4.5 text-body text-text-2">The server does not offer this.</Card>
      ) : (
        <AuditEntries search={search} setSearch={setSearch} isOffered={isOffered === true} />
      )}
    </>
  );
}

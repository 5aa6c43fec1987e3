import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { PersonPanel } from '../../components/person/person-panel.tsx';
import { ReadOnlyField, ReadOnlyForm } from '../../components/person/read-only-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { formatStatus } from '../../lib/values/status.ts';

/** The artisan's visibility and experience. */
export function ArtisanDetails({ detail }: { detail: LoadState<ArtisanDetail> }) {
  return (
    <PersonPanel what="Profile details" detail={detail}>
      {({ tradesman_data: { tradesman } }) => (
        <Card aria-label="Profile details" className="max-w-[880px]">
          <ReadOnlyForm>
            <ReadOnlyField label="Visibility">{formatStatus(tradesman.visibility)}</ReadOnlyField>
            <ReadOnlyField label="Experience level">
              {tradesman.experience_level ?? 'NIL'}
            </ReadOnlyField>
          </ReadOnlyForm>
        </Card>
      )}
    </PersonPanel>
  );
}

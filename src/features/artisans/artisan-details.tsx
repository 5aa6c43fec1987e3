import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import { ReadOnlyField, ReadOnlyForm } from '../../components/person/read-only-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { formatStatus } from '../../lib/values/status.ts';

/** The artisan's visibility and experience. */
export function ArtisanDetails({ artisan }: { artisan: ArtisanDetail }) {
  const { visibility, experience_level } = artisan.tradesman_data.tradesman;
  return (
    <Card aria-label="Profile details" className="max-w-[880px]">
      <ReadOnlyForm>
        <ReadOnlyField label="Visibility">{formatStatus(visibility)}</ReadOnlyField>
        <ReadOnlyField label="Experience level">{experience_level}</ReadOnlyField>
      </ReadOnlyForm>
    </Card>
  );
}

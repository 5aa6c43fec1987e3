import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';

const card = lateComponent(() => import('./artisan-mails-card.tsx'), 'ArtisanMailsCard');

/** The e-mails to one artisan. Renders nothing if the host does not offer a list of them. */
export function ArtisanMails({ artisanId }: { artisanId: string }) {
  const isLoaded = useLoaded(card, useIsOffered('listArtisanMails') === true);
  // The key closes the card again for another artisan.
  return isLoaded && <card.View key={artisanId} artisanId={artisanId} />;
}

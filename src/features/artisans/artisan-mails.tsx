import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';

const mails = lateComponent(() =>
  import('./artisan-mails-card.tsx').then(({ ArtisanMailsCard }) => ArtisanMailsCard),
);

/** The e-mails to one artisan. They are hidden if the host sends none. */
export function ArtisanMails({ artisanId }: { artisanId: string }) {
  const isLoaded = useLoaded(mails, useIsOffered('listArtisanMails') === true);
  // The key folds the card again for another artisan.
  return isLoaded && <mails.View key={artisanId} artisanId={artisanId} />;
}

import { formatLocation, hasPlace, type Location } from '../../lib/values/places.ts';

/** Where somebody lives, or that it is not known. */
export function PlaceText({ place }: { place: Location }) {
  const text = formatLocation(place);
  return hasPlace(place) ? text : <span className="text-text-3">{text}</span>;
}

import { apiHost } from '../transport/api-host.ts';
import { type FieldReader, text } from './read-fields.ts';

/** The address of a picture. One without host lies on the API host, not beside the dashboard. */
export const picture: FieldReader<string | null> = (value) => {
  const address = text(value);
  if (address === null || /^(https?:|data:image\/)/i.test(address)) return address;
  // Anything else with a scheme is no picture that may be loaded.
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  return `${apiHost}/${address.replace(/^\/+/, '')}`;
};

import { apiHost } from '../transport/api-host.ts';
import { type FieldReader, text } from './read-fields.ts';

/** Reads the URL of a picture or PDF. A relative URL belongs to the API host and not to the dashboard. */
export const picture: FieldReader<string | null> = (value) => {
  const address = text(value);
  if (address === null || /^(https?:|\/\/|data:(image\/|application\/pdf\b))/i.test(address))
    return address;
  // Other schemes, such as javascript:, are not loaded.
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  return `${apiHost}/${address.replace(/^\/+/, '')}`;
};

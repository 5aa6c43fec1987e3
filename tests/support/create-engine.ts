import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Opens an embedded database in this thread, with the extension `pg_trgm` for the indexes of words. */
export const createEngine = (
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'initDbStartParams'> = {},
): Promise<PGlite> => PGlite.create({ ...options, extensions: { pg_trgm } });

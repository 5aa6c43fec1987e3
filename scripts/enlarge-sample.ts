/**
 * `npm run enlarge-sample -- 20000` enlarges the sample in DATA_DIR or DATABASE_URL to at least 20,000 artisans, for
 * measuring. It needs a build (`npm run build`), and a sample that a server has made. The server must have ended.
 */
import { connectAsServer } from './bench-server/server.ts';
import { enlargeSample } from './enlarge-sample/enlarge.ts';

const artisanCount = Number(process.argv[2]);
if (!Number.isInteger(artisanCount)) {
  console.error('Say how many artisans: npm run enlarge-sample -- 20000');
  process.exit(1);
}
const { DATA_DIR = '.data', DATABASE_URL } = process.env;
const connection = await connectAsServer({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
try {
  await enlargeSample(connection.pool, artisanCount, (artisans) =>
    console.log(`${artisans} artisans`),
  );
} finally {
  await connection.close();
}

import type { certifications, portfolioItems, workExperiences } from '../db/schema/people.ts';
import { levelToVerify } from '../repositories/artisans.ts';
import { day, isoDay } from './moments.ts';
import { type ArtisanRow, pickPlace, yearsInTrade } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { fillIn, tradeWithId } from './trades.ts';

/** The portfolio, work experience and certificates of one artisan or of several. */
interface Showcase {
  portfolio: (typeof portfolioItems.$inferInsert)[];
  experiences: (typeof workExperiences.$inferInsert)[];
  certificates: (typeof certifications.$inferInsert)[];
}

/**
 * Makes the showcases of all artisans, in their order. Some are empty. Every artisan at `levelToVerify` gets a
 * certificate, except the first of them whose showcase is empty.
 */
export function makeShowcases(
  artisans: readonly ArtisanRow[],
  now: number,
  random: Random,
): Showcase {
  const all: Showcase = { portfolio: [], experiences: [], certificates: [] };
  let hasSkippedOne = false;
  for (const artisan of artisans) {
    const { portfolio, experiences, certificates } = makeShowcase(artisan, now, random);
    all.portfolio.push(...portfolio);
    all.experiences.push(...experiences);
    all.certificates.push(...certificates);
    if (artisan.level !== levelToVerify || certificates.length > 0) continue;
    if (portfolio.length > 0 || hasSkippedOne) {
      // A separate random generator, so that these certificates do not change the rest of the sample.
      const separateRandom = createRandom(artisan.id);
      all.certificates.push(
        ...makeCertificates(artisan, separateRandom.integer(1, 2), now, separateRandom),
      );
    } else {
      hasSkippedOne = true;
    }
  }
  return all;
}

const tradeStart = ({ id }: ArtisanRow, now: number) => now - yearsInTrade(id) * 365.25 * day;

/** Makes `count` certificates, or all of the trade if it has fewer, from the artisan's first years in the trade. */
function makeCertificates(artisan: ArtisanRow, count: number, now: number, random: Random) {
  const start = tradeStart(artisan, now);
  return random.pickSome(tradeWithId(artisan.tradeId).certificates, count).map((certificate) => ({
    ...certificate,
    artisanId: artisan.id,
    image: random.chance(0.03) ? null : `/media/certificates/${certificate.image}.svg`,
    issueDate: isoDay(start + random.integer(30, 900) * day),
  }));
}

function makeShowcase(artisan: ArtisanRow, now: number, random: Random): Showcase {
  if (random.chance(0.08)) return { portfolio: [], experiences: [], certificates: [] };
  const trade = tradeWithId(artisan.tradeId);
  const place = pickPlace(random);
  const common = {
    artisanId: artisan.id,
    lga: artisan.lga ?? place.lga,
    state: artisan.state ?? place.state,
  };
  const start = tradeStart(artisan, now);
  const posts = trade.experience.slice(0, random.integer(1, trade.experience.length));
  const step = (now - start) / posts.length;
  return {
    portfolio: random.pickSome(trade.portfolio, random.integer(1, 4)).map((item, index) => ({
      ...item,
      ...common,
      // `removed.svg` does not exist, so that screens also show a missing picture.
      image: random.chance(0.02) ? '/media/work/removed.svg' : `/media/work/${item.image}.svg`,
      completionDate: isoDay(now - (index * 70 + random.integer(12, 60)) * day),
      lga: random.chance(0.06) ? null : common.lga,
    })),
    experiences: posts.map(({ title, jobDescription }, index) => ({
      ...common,
      title,
      company: fillIn(random.pick(trade.companies), { family: artisan.lastName ?? 'Sons' }),
      startDate: isoDay(start + index * step),
      endDate: index === posts.length - 1 ? null : isoDay(start + (index + 1) * step - day),
      jobDescription: random.chance(0.1) ? null : jobDescription,
    })),
    certificates: makeCertificates(artisan, random.integer(0, 3), now, random),
  };
}

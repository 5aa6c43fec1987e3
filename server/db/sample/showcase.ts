import type { certifications, portfolioItems, workExperiences } from '../schema/people.ts';
import { places } from './data/places.ts';
import { tradeWithId } from './data/trades.ts';
import { day, isoDay } from './moments.ts';
import { type ArtisanRow, yearsInTrade } from './people.ts';
import { createRandom, type Random } from './random.ts';

/** Projects, posts and certificates of an artisan. */
export interface Showcase {
  portfolio: (typeof portfolioItems.$inferInsert)[];
  experiences: (typeof workExperiences.$inferInsert)[];
  certificates: (typeof certifications.$inferInsert)[];
}

/** Artisans of this level wait for the check of their certificates. */
export const levelToVerify = 1;

/**
 * Generates the showcases of all artisans, in their order, while they are read. Some are empty. Every
 * artisan at `levelToVerify` has a certificate, except the first one with an empty showcase.
 */
export function* makeShowcases(
  artisans: readonly ArtisanRow[],
  anchor: number,
  random: Random,
): Generator<Showcase> {
  let oneHasNone = false;
  for (const artisan of artisans) {
    const showcase = makeShowcase(artisan, anchor, random);
    if (artisan.level !== levelToVerify || showcase.certificates.length > 0) {
      yield showcase;
    } else if (showcase.portfolio.length === 0 && !oneHasNone) {
      oneHasNone = true;
      yield showcase;
    } else {
      // A separate random generator, so that these certificates do not change the rest of the sample.
      const own = createRandom(artisan.id);
      yield { ...showcase, certificates: makeCertificates(artisan, own.whole(1, 2), anchor, own) };
    }
  }
}

const startOf = (artisan: ArtisanRow, anchor: number) =>
  anchor - yearsInTrade(artisan.id) * 365.25 * day;

/** `count` certificates from the first years in the trade. */
function makeCertificates(
  artisan: ArtisanRow,
  count: number,
  anchor: number,
  random: Random,
): Showcase['certificates'] {
  const start = startOf(artisan, anchor);
  return random.pickSome(tradeWithId(artisan.tradeId).certificates, count).map((certificate) => ({
    artisanId: artisan.id,
    image: random.chance(0.03) ? null : `/media/certificates/${certificate.image}.svg`,
    name: certificate.name,
    issueOrganisation: certificate.organisation,
    issueDate: isoDay(start + random.whole(30, 900) * day),
  }));
}

function makeShowcase(artisan: ArtisanRow, anchor: number, random: Random): Showcase {
  if (random.chance(0.08)) return { portfolio: [], experiences: [], certificates: [] };
  const trade = tradeWithId(artisan.tradeId);
  const place = random.pickWeighted(places);
  const lga = artisan.lga ?? place.lga;
  const state = artisan.state ?? place.state;
  const start = startOf(artisan, anchor);
  const posts = trade.experience.slice(0, random.whole(1, trade.experience.length));
  const step = (anchor - start) / posts.length;
  return {
    portfolio: random.pickSome(trade.portfolio, random.whole(1, 4)).map((item, index) => ({
      artisanId: artisan.id,
      // One in fifty pictures is missing.
      image: random.chance(0.02) ? '/media/work/removed.svg' : `/media/work/${item.image}.svg`,
      projectTitle: item.title,
      completionDate: isoDay(anchor - (index * 70 + random.whole(12, 60)) * day),
      lga: random.chance(0.06) ? null : lga,
      state,
      role: item.role,
      description: item.description,
    })),
    experiences: posts.map((post, index) => ({
      artisanId: artisan.id,
      title: post.title,
      company: random.pick(trade.companies).replaceAll('{family}', artisan.lastName ?? 'Sons'),
      lga,
      state,
      startDate: isoDay(start + index * step),
      endDate: index === posts.length - 1 ? null : isoDay(start + (index + 1) * step - day),
      jobDescription: random.chance(0.1) ? null : post.work,
    })),
    certificates: makeCertificates(artisan, random.whole(0, 3), anchor, random),
  };
}

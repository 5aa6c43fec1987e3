import type { certifications, portfolioItems, workExperiences } from '../schema/people.ts';
import { places } from './data/places.ts';
import { trades } from './data/trades.ts';
import { day, isoDay } from './moments.ts';
import { type ArtisanRow, yearsInTrade } from './people.ts';
import type { Random } from './random.ts';

/** What an artisan shows of finished work, posts held and certificates. */
export interface Showcase {
  portfolio: (typeof portfolioItems.$inferInsert)[];
  experiences: (typeof workExperiences.$inferInsert)[];
  certificates: (typeof certifications.$inferInsert)[];
}

/** The showcase of one artisan; some show nothing at all. */
export function makeShowcase(artisan: ArtisanRow, anchor: number, random: Random): Showcase {
  const trade = trades[artisan.tradeId - 1];
  if (trade === undefined || random.chance(0.08)) {
    return { portfolio: [], experiences: [], certificates: [] };
  }
  const place = random.pickWeighted(places);
  const lga = artisan.lga ?? place.lga;
  const state = artisan.state ?? place.state;
  const start = anchor - yearsInTrade(artisan.id) * 365.25 * day;
  const posts = trade.experience.slice(0, random.whole(1, trade.experience.length));
  const step = (anchor - start) / posts.length;
  return {
    portfolio: random.pickSome(trade.portfolio, random.whole(1, 4)).map((item, index) => ({
      artisanId: artisan.id,
      // One in fifty pictures is gone, as on any site of some age.
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
    certificates: random.pickSome(trade.certificates, random.whole(0, 3)).map((certificate) => ({
      artisanId: artisan.id,
      image: random.chance(0.03) ? null : `/media/certificates/${certificate.image}.svg`,
      name: certificate.name,
      issueOrganisation: certificate.organisation,
      issueDate: isoDay(start + random.whole(30, 900) * day),
    })),
  };
}

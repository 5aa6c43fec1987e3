import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getArtisan } from './generated/artisans.ts';
import { artisanDetailFields } from './parse/generated/artisan-detail.ts';
import type { certificationFields } from './parse/generated/certification.ts';
import type { portfolioItemFields } from './parse/generated/portfolio-item.ts';
import type { workExperienceFields } from './parse/generated/work-experience.ts';
import type { Clean } from './parse/read-fields.ts';

export type PortfolioItem = Clean<typeof portfolioItemFields>;
export type WorkExperience = Clean<typeof workExperienceFields>;
export type Certification = Clean<typeof certificationFields>;
/** An artisan with the totals of the profile page. Amounts are in kobo. */
export type ArtisanDetail = Clean<typeof artisanDetailFields>;

export const artisanQuery = (artisanId: string) =>
  recordQuery(keys.artisan(artisanId), 'getArtisan', artisanDetailFields, (options) =>
    getArtisan({ id: artisanId }, options),
  );

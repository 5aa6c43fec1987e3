/** One trade of the sample marketplace. Its artisans and jobs are generated from these values. */
export type SampleTrade = {
  category: string;
  /** The person, such as Carpenter. */
  trade: string;
  /** The work, such as Carpentry. */
  service: string;
  /** Lowest and highest rate in naira. */
  hourlyRate: readonly [number, number];
  jobs: readonly { title: string; naira: readonly [number, number] }[];
  /** Texts that may contain {lga} and {years}. */
  about: readonly string[];
  /** The image is a file in media/work, without folder and extension. */
  portfolio: readonly { title: string; role: string; description: string; image: string }[];
  /** The image is a file in media/certificates, without folder and extension. */
  certificates: readonly { name: string; organisation: string; image: string }[];
  /** From apprentice to lead. */
  experience: readonly { title: string; work: string }[];
  /** Names of invented firms, which may contain {family}. */
  companies: readonly string[];
  scopes: readonly string[];
};

/** What the sample marketplace knows about one trade; the generator draws its people from this. */
export type SampleTrade = {
  category: string;
  /** The person: Carpenter. */
  trade: string;
  /** The work: Carpentry. */
  service: string;
  /** Lowest and highest rate in naira. */
  hourlyRate: readonly [number, number];
  jobs: readonly { title: string; naira: readonly [number, number] }[];
  /** May hold {lga} and {years}. */
  about: readonly string[];
  /** The image is a file in media/work, without folder and extension. */
  portfolio: readonly { title: string; role: string; description: string; image: string }[];
  /** The image is a file in media/certificates, without folder and extension. */
  certificates: readonly { name: string; organisation: string; image: string }[];
  /** From apprentice to lead. */
  experience: readonly { title: string; work: string }[];
  /** Invented firms; may hold {family}. */
  companies: readonly string[];
  scopes: readonly string[];
};

/** Sewing and hair, with the festive-season prices of 2025–26. Prices include home visits. */
import type { SampleTrade } from './trade-type.ts';

export const tailor: SampleTrade = {
  category: 'Fashion and beauty',
  trade: 'Tailor',
  service: 'Tailoring',
  hourlyRate: [1_500, 4_500],
  jobs: [
    { title: 'Agbada, three pieces', naira: [65_000, 220_000] },
    { title: 'Ankara gown, fitted', naira: [18_000, 65_000] },
    { title: 'School uniforms, forty', naira: [280_000, 640_000] },
    { title: 'Bridal gown with train', naira: [220_000, 850_000] },
    { title: 'Aso-ebi for twenty guests', naira: [320_000, 900_000] },
    { title: 'Senator suit', naira: [30_000, 95_000] },
    { title: 'Curtains, three rooms', naira: [120_000, 380_000] },
    { title: 'Kaftan and cap for Sallah', naira: [25_000, 80_000] },
    { title: 'Adjust six trousers', naira: [9_000, 24_000] },
    { title: 'Choir robes, thirty', naira: [360_000, 780_000] },
    { title: 'Iro and buba, lace', naira: [28_000, 90_000] },
    { title: 'Isiagu with red cap', naira: [35_000, 110_000] },
    { title: 'Work overalls, fifteen', naira: [135_000, 300_000] },
    { title: 'Cushion covers and throws', naira: [20_000, 75_000] },
  ],
  about: [
    'Native and English wear for women, men and children in {lga}. First fitting within a week, and I keep to the date.',
    'Tailor for {years} years: agbada, senator, gowns and aso-ebi. Hand embroidery is done in my own shop.',
    'Small atelier in {lga} with four machines. Bring your cloth or choose from ours; alterations after the first fitting are free.',
  ],
  portfolio: [
    {
      title: 'Agbada with hand embroidery',
      role: 'Tailor and embroiderer',
      description: 'Three pieces in indigo aso-oke, gold thread at neck and chest.',
      image: 'tailoring-1',
    },
    {
      title: 'Ankara gown with flared skirt',
      role: 'Designer',
      description: 'Fitted top, six-panel skirt, pattern matched at every seam.',
      image: 'tailoring-2',
    },
    {
      title: 'Uniforms for a primary school',
      role: 'Lead tailor',
      description: 'Two hundred sets in nine sizes, delivered before resumption.',
      image: 'tailoring-3',
    },
    {
      title: 'Bridal gown with lace train',
      role: 'Designer',
      description: 'Corded lace over satin, train of two metres, covered buttons.',
      image: 'tailoring-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade II, Tailoring',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-1',
    },
    {
      name: 'National Business Certificate, Garment Making',
      organisation: 'NABTEB',
      image: 'certificate-5',
    },
    {
      name: 'Fashion Entrepreneurship',
      organisation: 'Small and Medium Enterprises Development Agency (SMEDAN)',
      image: 'certificate-2',
    },
  ],
  experience: [
    {
      title: 'Apprentice',
      work: 'Hemmed, ironed and fixed buttons; learned to cut on brown paper.',
    },
    { title: 'Tailor', work: 'Gowns, skirts and uniforms for a busy shop.' },
    { title: 'Cutter', work: 'Cut patterns for native wear and suits.' },
    { title: 'Head of workshop', work: 'Designs, fits and checks the work of five machines.' },
  ],
  companies: [
    '{family} Couture',
    'Needle and Indigo',
    'Balogun Street Tailors',
    '{family} Fashion House',
    'Golden Thread Atelier',
    'Aso Rere Designs',
  ],
  scopes: [
    'Aso-ebi for a wedding in two months',
    'Uniforms for a small school',
    'Agbada for a chieftaincy ceremony',
    'Curtains for the whole flat',
  ],
};

export const hairdresser: SampleTrade = {
  category: 'Fashion and beauty',
  trade: 'Hairdresser',
  service: 'Hairdressing',
  hourlyRate: [1_500, 5_000],
  jobs: [
    { title: 'Knotless braids, waist length', naira: [22_000, 65_000] },
    { title: 'Bridal hair with beads', naira: [60_000, 220_000] },
    { title: 'Shuku for three children', naira: [9_000, 24_000] },
    { title: 'Home service, family of five', naira: [45_000, 130_000] },
    { title: 'Wig making, closure', naira: [35_000, 120_000] },
    { title: 'Locs retwist and style', naira: [15_000, 45_000] },
    { title: 'Wash, treat and set', naira: [7_000, 22_000] },
    { title: 'Ghana weaving', naira: [8_000, 28_000] },
    { title: 'Gele tying, ten guests', naira: [40_000, 110_000] },
    { title: 'Low cut with colour', naira: [8_000, 26_000] },
    { title: 'Weave-on fixing', naira: [14_000, 48_000] },
    { title: 'Hair for film crew, two days', naira: [120_000, 350_000] },
  ],
  about: [
    'Braids, weaves, locs and bridal hair. Salon in {lga} and home service with my own chair and dryer.',
    'Hairdresser for {years} years. I am gentle with children and I never pull the edges.',
    'From simple cornrows to full bridal styling with gele. Book in {lga} two days ahead, earlier in December.',
  ],
  portfolio: [
    {
      title: 'Knotless box braids with cuffs',
      role: 'Stylist',
      description: 'Medium braids to the waist, six hours, gold cuffs at the ends.',
      image: 'hairdressing-1',
    },
    {
      title: 'Bridal up-do with coral beads',
      role: 'Lead stylist',
      description: 'High bun with coral strands for an Edo traditional wedding.',
      image: 'hairdressing-2',
    },
    {
      title: 'Shuku cornrows',
      role: 'Stylist',
      description: 'Fine rows swept up to a basket on the crown.',
      image: 'hairdressing-3',
    },
    {
      title: 'Home salon set up in a day',
      role: 'Salon owner',
      description: 'Mirror, chair and dryer brought to the house for a bridal party.',
      image: 'hairdressing-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade III, Hairdressing',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-3',
    },
    {
      name: 'Cosmetology, National Skills Qualification Level 2',
      organisation: 'National Board for Technical Education (NBTE)',
      image: 'certificate-2',
    },
  ],
  experience: [
    { title: 'Salon apprentice', work: 'Washed hair, parted and passed the pins.' },
    { title: 'Braider', work: 'Cornrows and box braids in a market salon.' },
    { title: 'Stylist', work: 'Weaves, colour and bridal hair by appointment.' },
    { title: 'Salon owner', work: 'Runs three chairs and takes home bookings.' },
  ],
  companies: [
    '{family} Hair Studio',
    'Coral Bead Salon',
    'Crown and Comb',
    '{family} Beauty Place',
    'Irun Didi Studio',
    'Soft Edges Salon',
  ],
  scopes: [
    'Home service for a bride and four friends',
    'Braids for two schoolchildren every two weeks',
    'Wig that looks natural',
    'Gele tying on a Saturday morning',
  ],
};

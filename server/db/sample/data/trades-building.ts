/** Block work and tiles. Builders' prices per site are for labour, with or without materials. */
import type { SampleTrade } from './trade-type.ts';

export const bricklayer: SampleTrade = {
  category: 'Building and finishing',
  trade: 'Bricklayer',
  service: 'Masonry',
  hourlyRate: [1_800, 4_500],
  jobs: [
    { title: 'Perimeter fence, one plot', naira: [950_000, 2_800_000] },
    { title: 'Block work to lintel level', naira: [780_000, 2_200_000] },
    { title: 'Stone-faced porch pillars', naira: [260_000, 640_000] },
    { title: 'Red-brick garden arch', naira: [180_000, 420_000] },
    { title: 'Plastering, three-bedroom flat', naira: [320_000, 780_000] },
    { title: 'Septic tank and soakaway', naira: [480_000, 1_150_000] },
    { title: 'Floor screed, ground floor', naira: [220_000, 560_000] },
    { title: 'Boys’ quarters, two rooms', naira: [1_800_000, 4_200_000] },
    { title: 'Front steps and ramp', naira: [95_000, 260_000] },
    { title: 'Foundation, three-bedroom', naira: [1_400_000, 3_600_000] },
    { title: 'Crack repair and rendering', naira: [60_000, 240_000] },
    { title: 'Gutter and culvert, frontage', naira: [190_000, 520_000] },
    { title: 'Gate house with toilet', naira: [650_000, 1_500_000] },
  ],
  about: [
    'Block work, plastering and concrete in {lga}. I mix by measure, cure for seven days and leave straight walls.',
    'Builder with {years} years on bungalows, duplexes and fences. Foundations are my strength.',
    'I lay blocks and bricks and dress stone. My gang of six can start small jobs in {lga} within a week.',
  ],
  portfolio: [
    {
      title: 'Perimeter fence with gate pillars',
      role: 'Lead mason',
      description: 'Sixty metres of nine-inch blocks with copings and plastered pillars.',
      image: 'masonry-1',
    },
    {
      title: 'Bungalow at lintel level',
      role: 'Bricklayer',
      description: 'Four-bedroom bungalow, block work and lintels in eighteen days.',
      image: 'masonry-2',
    },
    {
      title: 'Porch with stone-faced pillars',
      role: 'Lead mason',
      description: 'Dressed granite from Ogun on two pillars, steps in terrazzo.',
      image: 'masonry-3',
    },
    {
      title: 'Red-brick arch for a garden',
      role: 'Mason',
      description: 'Free-standing arch in burnt bricks with a paved path below.',
      image: 'masonry-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade I, Bricklaying and Concreting',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-4',
    },
    {
      name: 'Registered Craftsman, Building Works',
      organisation: 'Council of Registered Builders of Nigeria (CORBON)',
      image: 'certificate-1',
    },
    {
      name: 'Site Measurement for Craftsmen, Short Course',
      organisation: 'Nigerian Institute of Quantity Surveyors (NIQS)',
      image: 'certificate-3',
    },
  ],
  experience: [
    {
      title: 'Site labourer',
      work: 'Mixed mortar, carried blocks and watched how corners are set.',
    },
    { title: 'Bricklayer', work: 'Walls and fences by line and level.' },
    { title: 'Plasterer and mason', work: 'Rendering, copings, pillars and stone facing.' },
    { title: 'Lead mason', work: 'Sets out the building, orders materials and leads the gang.' },
  ],
  companies: [
    '{family} Builders',
    'Nine Inch Construction',
    'Level and Line Works',
    '{family} & Sons Masonry',
    'Solid Ground Building',
    'Corner Stone Contractors',
  ],
  scopes: [
    'Fence around one plot with space for a gate',
    'Block work for a three-bedroom bungalow',
    'Plastering inside and outside',
    'Repair of cracks on an old wall',
  ],
};

export const tiler: SampleTrade = {
  category: 'Building and finishing',
  trade: 'Tiler',
  service: 'Tiling',
  hourlyRate: [2_000, 5_000],
  jobs: [
    { title: 'Bathroom walls and floor', naira: [140_000, 420_000] },
    { title: 'Sitting-room floor, 60 m²', naira: [260_000, 720_000] },
    { title: 'Kitchen splashback', naira: [55_000, 180_000] },
    { title: 'Swimming-pool mosaic', naira: [850_000, 2_400_000] },
    { title: 'Whole flat, three bedrooms', naira: [580_000, 1_500_000] },
    { title: 'Staircase in granite', naira: [280_000, 780_000] },
    { title: 'Balcony, non-slip tiles', naira: [75_000, 210_000] },
    { title: 'Shop floor, porcelain', naira: [180_000, 520_000] },
    { title: 'Replace hollow tiles', naira: [30_000, 120_000] },
    { title: 'Outside wall, stone tiles', naira: [240_000, 680_000] },
    { title: 'Regrouting, two bathrooms', naira: [25_000, 80_000] },
    { title: 'Veranda and front steps', naira: [110_000, 310_000] },
    { title: 'Mosque ablution area', naira: [220_000, 560_000] },
  ],
  about: [
    'Floors, walls and pools in ceramic, porcelain and stone. {years} years of tiling in {lga}, with level lines and clean joints.',
    'I set out the tiles dry before I mix anything, so you see where the cuts will be. Waterproofing is part of my price.',
    'Tiler in {lga} for homes, shops and places of worship. Marble, granite, mosaic and interlocking patterns.',
  ],
  portfolio: [
    {
      title: 'Bathroom in indigo and white',
      role: 'Tiler',
      description: 'Full-height wall tiles with a patterned band behind the bath.',
      image: 'tiling-1',
    },
    {
      title: 'Chequered sitting-room floor',
      role: 'Lead tiler',
      description: 'Sixty square metres of polished porcelain laid to the diagonal.',
      image: 'tiling-2',
    },
    {
      title: 'Patterned kitchen splashback',
      role: 'Tiler',
      description: 'Hand-painted tiles behind the cooker, grouted in grey.',
      image: 'tiling-3',
    },
    {
      title: 'Mosaic for a family pool',
      role: 'Lead tiler',
      description: 'Glass mosaic with a sun on the floor, sealed and tested for leaks.',
      image: 'tiling-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade II, Tiling',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-2',
    },
    {
      name: 'Wall and Floor Tiling, National Skills Qualification Level 2',
      organisation: 'National Board for Technical Education (NBTE)',
      image: 'certificate-5',
    },
  ],
  experience: [
    { title: 'Apprentice tiler', work: 'Mixed cement, soaked tiles and cleaned joints.' },
    { title: 'Tiler', work: 'Bathrooms and kitchens in rented flats.' },
    { title: 'Senior tiler', work: 'Marble floors and staircases in duplexes.' },
    { title: 'Lead tiler', work: 'Sets out, counts the tiles and checks every level.' },
  ],
  companies: [
    '{family} Tiles and Stone',
    'Even Joint Tiling',
    'Marble Path Works',
    '{family} Floors',
    'Blue Mosaic Company',
    'Square and True Tilers',
  ],
  scopes: [
    'Tiles for two bathrooms and a kitchen',
    'Floor of a large sitting room',
    'Hollow tiles to be taken out and laid again',
    'Outside steps with non-slip tiles',
  ],
};

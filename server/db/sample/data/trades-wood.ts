/** Carpentry. Prices follow workshops in Lagos and Benin for hardwood and marine board in 2025–26. */
import type { SampleTrade } from './trade-type.ts';

export const carpenter: SampleTrade = {
  category: 'Building and finishing',
  trade: 'Carpenter',
  service: 'Carpentry',
  hourlyRate: [2_500, 6_500],
  jobs: [
    { title: 'Two fitted wardrobes', naira: [360_000, 780_000] },
    { title: 'Kitchen cabinets, green lacquer', naira: [650_000, 2_400_000] },
    { title: 'Carved entrance double doors', naira: [420_000, 950_000] },
    { title: 'Bookshelf wall, study', naira: [240_000, 620_000] },
    { title: 'Roof trusses, bungalow', naira: [580_000, 1_650_000] },
    { title: 'Six flush doors with frames', naira: [330_000, 690_000] },
    { title: 'TV console and shelves', naira: [150_000, 420_000] },
    { title: 'Family bed with headboard', naira: [220_000, 560_000] },
    { title: 'Dining table for eight', naira: [280_000, 740_000] },
    { title: 'Church pews, ten rows', naira: [900_000, 2_200_000] },
    { title: 'Shop counter and shelves', naira: [260_000, 680_000] },
    { title: 'Repair of kitchen drawers', naira: [25_000, 85_000] },
    { title: 'Re-roofing after storm', naira: [380_000, 1_300_000] },
    { title: 'Bunk beds for hostel', naira: [450_000, 1_400_000] },
  ],
  about: [
    'Cabinet maker and joiner in {lga}. Fitted wardrobes, kitchens, carved doors and roof work, from drawing to fitting, in iroko, mahogany and marine board.',
    'I have worked with wood for {years} years. I come to measure, I draw what you will get, and I fit it myself. Small repairs are welcome too.',
    'Furniture workshop in {lga} with its own planer and spray room. {years} years in the trade. Seasoned wood only, and the price we agree on is the price you pay.',
  ],
  portfolio: [
    {
      title: 'Kitchen in palm-green lacquer',
      role: 'Lead carpenter',
      description: 'Base and wall units with soft-close drawers, stone worktop set by others.',
      image: 'carpentry-1',
    },
    {
      title: 'Carved entrance double doors',
      role: 'Carver and fitter',
      description: 'Iroko doors with six hand-cut panels, oiled finish.',
      image: 'carpentry-2',
    },
    {
      title: 'Four-door fitted wardrobe',
      role: 'Lead carpenter',
      description: 'Full-height wardrobe with one mirror door and brass pulls.',
      image: 'carpentry-3',
    },
    {
      title: 'Roof trusses for a bungalow',
      role: 'Site carpenter',
      description: 'Eleven treated hardwood trusses, cut on site and lifted in two days.',
      image: 'carpentry-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade I, Carpentry',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-1',
    },
    {
      name: 'National Technical Certificate, Carpentry and Joinery',
      organisation: 'NABTEB',
      image: 'certificate-2',
    },
    {
      name: 'Furniture Making, Skills Upgrade',
      organisation: 'Lagos State Employment Trust Fund (LSETF)',
      image: 'certificate-4',
    },
  ],
  experience: [
    { title: 'Apprentice', work: 'Planed, sanded and glued; learned joints and door hanging.' },
    {
      title: 'Journeyman carpenter',
      work: 'Door frames, ceiling noggings and roof battens on sites.',
    },
    { title: 'Cabinet maker', work: 'Kitchens and shop fittings in solid timber.' },
    { title: 'Lead carpenter', work: 'Runs a workshop of five; quotes, cuts and fits.' },
  ],
  companies: [
    '{family} Joinery',
    'Sapele Woodworks',
    '{family} & Sons Furniture',
    'Iroko House Interiors',
    'Plumbline Cabinets',
    'Grain and Peg Workshop',
  ],
  scopes: [
    'Built-in furniture for two bedrooms',
    'New kitchen cabinets, drawing included',
    'Roof carpentry for a four-bedroom bungalow',
    'Small furniture repairs at home',
  ],
};

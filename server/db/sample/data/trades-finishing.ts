/** Paint and plaster of Paris: the finishing trades, priced by room, bucket and metre of cornice. */
import type { SampleTrade } from './trade-type.ts';

export const painter: SampleTrade = {
  category: 'Building and finishing',
  trade: 'Painter',
  service: 'Painting',
  hourlyRate: [1_800, 4_500],
  jobs: [
    { title: 'Duplex exterior, two coats', naira: [480_000, 1_350_000] },
    { title: 'Sitting room, two tones', naira: [90_000, 260_000] },
    { title: 'Feature wall with pattern', naira: [70_000, 240_000] },
    { title: 'Classroom block repaint', naira: [380_000, 950_000] },
    { title: 'Three-bedroom flat inside', naira: [240_000, 620_000] },
    { title: 'Wall screeding, four rooms', naira: [180_000, 460_000] },
    { title: 'Gate and burglary proof', naira: [45_000, 130_000] },
    { title: 'Shop front and signboard', naira: [80_000, 250_000] },
    { title: 'Damp wall treatment', naira: [60_000, 210_000] },
    { title: 'Roof painting, long span', naira: [190_000, 520_000] },
    { title: 'Wallpaper, two rooms', naira: [85_000, 230_000] },
    { title: 'Church hall, inside', naira: [420_000, 1_100_000] },
    { title: 'Doors, varnish, ten', naira: [70_000, 180_000] },
  ],
  about: [
    'Inside and outside painting in {lga}. I scrape, fill and prime first; that is why my walls do not peel.',
    'Painter and decorator for {years} years. Satin, emulsion, textured coat and pattern work by hand.',
    'We cover the furniture, paint the walls and leave the floor clean. Colour advice is free within {lga}.',
  ],
  portfolio: [
    {
      title: 'Duplex in camwood and cream',
      role: 'Lead painter',
      description: 'Textured coat on the lower floor, weathershield above, two coats each.',
      image: 'painting-1',
    },
    {
      title: 'Sitting room in two tones',
      role: 'Painter',
      description: 'Palm green below, warm white above, straight line at window height.',
      image: 'painting-2',
    },
    {
      title: 'Adire feature wall',
      role: 'Decorator',
      description: 'Indigo wall with hand-cut stencils after an old adire cloth.',
      image: 'painting-3',
    },
    {
      title: 'Classroom block, three rooms',
      role: 'Lead painter',
      description: 'Gloss to shoulder height and emulsion above, done in the long vacation.',
      image: 'painting-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade II, Painting and Decorating',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-5',
    },
    {
      name: 'National Technical Certificate, Painting and Decorating',
      organisation: 'NABTEB',
      image: 'certificate-3',
    },
  ],
  experience: [
    { title: 'Apprentice painter', work: 'Scraped, sanded and filled walls; washed brushes.' },
    { title: 'Painter', work: 'Rooms and fences, brush and roller.' },
    { title: 'Decorator', work: 'Textured coats, stencils and wallpaper for homes and offices.' },
    { title: 'Lead painter', work: 'Measures, mixes colours and leads a team of four.' },
  ],
  companies: [
    '{family} Colours',
    'Second Coat Painters',
    'Indigo Wall Decor',
    '{family} Painting Services',
    'Fresh Face Decorators',
    'Clean Edge Painting',
  ],
  scopes: [
    'Repaint of a three-bedroom flat before moving in',
    'Outside walls of a duplex',
    'One feature wall in the sitting room',
    'Damp stain that keeps coming back',
  ],
};

export const popInstaller: SampleTrade = {
  category: 'Building and finishing',
  trade: 'POP ceiling installer',
  service: 'POP ceilings',
  hourlyRate: [2_000, 5_000],
  jobs: [
    { title: 'Sitting-room tray ceiling', naira: [220_000, 580_000] },
    { title: 'Dome with chandelier rose', naira: [180_000, 460_000] },
    { title: 'TV wall with niches', naira: [150_000, 390_000] },
    { title: 'Dining arch and columns', naira: [130_000, 340_000] },
    { title: 'POP ceiling, whole flat', naira: [650_000, 1_700_000] },
    { title: 'Cornice, four rooms', naira: [95_000, 260_000] },
    { title: 'Wall screeding, duplex', naira: [380_000, 950_000] },
    { title: 'Ceiling repair after leak', naira: [40_000, 160_000] },
    { title: 'PVC ceiling, veranda', naira: [85_000, 230_000] },
    { title: 'Office suspended ceiling', naira: [320_000, 880_000] },
    { title: 'Bedroom ceiling, two rooms', naira: [170_000, 420_000] },
    { title: 'Cove lights in old ceiling', naira: [70_000, 190_000] },
  ],
  about: [
    'POP ceilings, cornices and screeding in {lga}. Designs drawn on paper first, cast in my own moulds.',
    'I have cast and fixed POP for {years} years in homes, halls and offices. Strong fibre, straight lines, smooth finish.',
    'Tray ceilings, domes, arches and TV walls. We work with your electrician so that the lights fall in the right place.',
  ],
  portfolio: [
    {
      title: 'Tray ceiling with cove light',
      role: 'Lead installer',
      description: 'Two-step tray with hidden light strip in a sitting room of 36 m².',
      image: 'pop-ceilings-1',
    },
    {
      title: 'Ceiling rose with chandelier',
      role: 'Moulder',
      description: 'Hand-cast rose of 1.8 m with leaf border, steel hook tested for load.',
      image: 'pop-ceilings-2',
    },
    {
      title: 'TV wall with lit niches',
      role: 'Installer',
      description: 'Screeded wall with four niches and warm spot lights.',
      image: 'pop-ceilings-3',
    },
    {
      title: 'Dining arch with two columns',
      role: 'Lead installer',
      description: 'Arch and fluted columns between sitting and dining room.',
      image: 'pop-ceilings-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade III, Plaster and POP Works',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-1',
    },
    {
      name: 'Interior Finishing, Short Course',
      organisation: 'Nigerian Building and Road Research Institute (NBRRI)',
      image: 'certificate-4',
    },
  ],
  experience: [
    { title: 'Apprentice', work: 'Mixed plaster, cleaned moulds and carried boards.' },
    { title: 'POP installer', work: 'Hung and filled flat ceilings in estates.' },
    { title: 'Moulder', work: 'Designed and cast cornices, roses and columns.' },
    { title: 'Lead installer', work: 'Draws the ceiling, prices it and leads three fixers.' },
  ],
  companies: [
    '{family} POP and Screeding',
    'White Cornice Interiors',
    'Smooth Ceiling Works',
    '{family} Plaster Designs',
    'High Room Finishing',
    'Mould and Line Studio',
  ],
  scopes: [
    'POP ceiling for a sitting room with cove lights',
    'Screeding of all inside walls',
    'Repair of a ceiling damaged by rain',
    'Simple cornice in four rooms',
  ],
};

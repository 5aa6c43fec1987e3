/** Car repair: jobs and prices of roadside workshops and estate garages, parts included. */
import type { SampleTrade } from './trade-type.ts';

export const autoMechanic: SampleTrade = {
  category: 'Repairs and maintenance',
  trade: 'Auto mechanic',
  service: 'Auto repair',
  hourlyRate: [2_500, 7_500],
  jobs: [
    { title: 'Engine overhaul, Corolla', naira: [450_000, 1_300_000] },
    { title: 'Brake pads and discs', naira: [60_000, 190_000] },
    { title: 'Shock absorbers, four', naira: [140_000, 380_000] },
    { title: 'Gearbox service, pick-up', naira: [180_000, 620_000] },
    { title: 'Danfo body work and paint', naira: [380_000, 950_000] },
    { title: 'Full service, oil and filters', naira: [55_000, 150_000] },
    { title: 'Computer diagnosis', naira: [10_000, 30_000] },
    { title: 'Car AC repair', naira: [70_000, 260_000] },
    { title: 'Radiator and hoses', naira: [65_000, 210_000] },
    { title: 'Clutch kit, Hilux', naira: [190_000, 460_000] },
    { title: 'Top cylinder gasket', naira: [120_000, 340_000] },
    { title: 'Wheel bearing, front', naira: [35_000, 110_000] },
    { title: 'Alternator and wiring', naira: [80_000, 240_000] },
    { title: 'Pre-purchase inspection', naira: [20_000, 60_000] },
  ],
  about: [
    'Japanese and Korean cars, buses and pick-ups. {years} years in {lga}, with a scanner, a hoist and a clean floor.',
    'I tell you the fault, the part and the price before I touch a bolt. Old parts go back into your boot.',
    'Workshop in {lga} for engines, brakes, gearboxes and suspension. Towing can be arranged at any hour.',
  ],
  portfolio: [
    {
      title: 'Four-cylinder engine rebuilt',
      role: 'Lead mechanic',
      description: 'Crank ground, new rings and timing chain; back on the road in nine days.',
      image: 'auto-repair-1',
    },
    {
      title: 'Brakes and suspension on a saloon',
      role: 'Mechanic',
      description: 'Discs, pads, bushings and four shock absorbers, then alignment.',
      image: 'auto-repair-2',
    },
    {
      title: 'Danfo back to yellow',
      role: 'Body and engine',
      description: 'Floor panels welded, engine mounts changed, new paint and stripes.',
      image: 'auto-repair-3',
    },
    {
      title: 'Pick-up with new clutch and gearbox',
      role: 'Lead mechanic',
      description: 'Farm pick-up from Benue, clutch kit and second-hand gearbox fitted.',
      image: 'auto-repair-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade I, Motor Vehicle Mechanics',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-2',
    },
    {
      name: 'Mechatronics Training',
      organisation: 'National Automotive Design and Development Council (NADDC)',
      image: 'certificate-5',
    },
    {
      name: 'Certified Mechanic, Lagos Chapter',
      organisation: 'Nigeria Automobile Technicians Association (NATA)',
      image: 'certificate-3',
    },
  ],
  experience: [
    { title: 'Apprentice mechanic', work: 'Held the lamp, washed parts, changed tyres and oil.' },
    { title: 'Mechanic', work: 'Brakes, suspension and services at a roadside workshop.' },
    { title: 'Fleet mechanic', work: 'Kept eighteen delivery vans on the road.' },
    { title: 'Lead mechanic', work: 'Diagnoses, quotes, orders parts and test-drives every car.' },
  ],
  companies: [
    '{family} Motors',
    'Mile Two Auto Works',
    'Good Gear Garage',
    '{family} Auto Clinic',
    'Clean Bay Workshop',
    'Road Ready Mechanics',
  ],
  scopes: [
    'Trustworthy mechanic for a family car',
    'Engine that overheats in traffic',
    'Monthly care of three delivery buses',
    'Inspection of a car before buying',
  ],
};

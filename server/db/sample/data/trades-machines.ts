/** Machines that keep a house or shop running: air conditioners and generators. */
import type { SampleTrade } from './trade-type.ts';

export const acTechnician: SampleTrade = {
  category: 'Repairs and maintenance',
  trade: 'AC technician',
  service: 'AC repair',
  hourlyRate: [2_500, 6_000],
  jobs: [
    { title: 'Split unit, 1.5 HP, fitted', naira: [45_000, 120_000] },
    { title: 'Office, six units, service', naira: [90_000, 210_000] },
    { title: 'Compressor replacement', naira: [110_000, 280_000] },
    { title: 'Gas refill, two units', naira: [50_000, 110_000] },
    { title: 'Cold room, repair', naira: [240_000, 780_000] },
    { title: 'Ceiling cassette, hall', naira: [320_000, 850_000] },
    { title: 'Condenser rack, eight units', naira: [180_000, 460_000] },
    { title: 'Water leak from indoor unit', naira: [15_000, 45_000] },
    { title: 'Inverter board repair', naira: [60_000, 170_000] },
    { title: 'Move three units to new flat', naira: [85_000, 190_000] },
    { title: 'Shop freezer repair', naira: [40_000, 140_000] },
    { title: 'Yearly service, duplex', naira: [120_000, 320_000] },
    { title: 'Copper pipe rerouting', naira: [55_000, 160_000] },
  ],
  about: [
    'Air conditioners, freezers and cold rooms in {lga}. I wash, test the gas and check the current before I say that a part is bad.',
    'Cooling technician with {years} years in homes, banks and fish markets. Old part comes back to you in your hand.',
    'Split units, cassettes and cold rooms: supply, fitting and service. Same-day visit inside {lga} if you write before noon.',
  ],
  portfolio: [
    {
      title: 'Split units for an open office',
      role: 'Technician',
      description: 'Six wall units with hidden drain pipes, tested in one weekend.',
      image: 'ac-repair-1',
    },
    {
      title: 'Condenser rack behind a bank',
      role: 'Lead technician',
      description: 'Four outdoor units raised on one rack, pipes lagged and clipped.',
      image: 'ac-repair-2',
    },
    {
      title: 'Cold room for a fish seller',
      role: 'Lead technician',
      description: 'New evaporator and door seal, holds minus eighteen again.',
      image: 'ac-repair-3',
    },
    {
      title: 'Ceiling cassette in a meeting hall',
      role: 'Installer',
      description: 'Four-way cassette set flush with the ceiling, quiet at full fan.',
      image: 'ac-repair-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade I, Refrigeration and Air Conditioning',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-3',
    },
    {
      name: 'Safe Handling of Refrigerants',
      organisation: 'National Ozone Office, Federal Ministry of Environment',
      image: 'certificate-1',
    },
  ],
  experience: [
    { title: 'Apprentice', work: 'Washed filters and carried ladders; learned to braze.' },
    { title: 'AC technician', work: 'Fitted and serviced split units in flats and shops.' },
    { title: 'Refrigeration technician', work: 'Looked after cold rooms in a fish market.' },
    { title: 'Lead technician', work: 'Plans the load, quotes and signs yearly contracts.' },
  ],
  companies: [
    '{family} Cooling Services',
    'Harmattan Air Systems',
    'Cool Hand Refrigeration',
    '{family} Air Conditioning',
    'North Breeze Technical',
    'Minus Eighteen Works',
  ],
  scopes: [
    'Service of all air conditioners twice a year',
    'Two split units for bedrooms',
    'Freezer that no longer freezes',
    'Cold room for frozen fish',
  ],
};

export const generatorMechanic: SampleTrade = {
  category: 'Repairs and maintenance',
  trade: 'Generator mechanic',
  service: 'Generator repair',
  hourlyRate: [2_000, 5_500],
  jobs: [
    { title: 'Diesel generator overhaul', naira: [480_000, 1_600_000] },
    { title: 'Small generator service', naira: [15_000, 45_000] },
    { title: 'Generator house, soundproof', naira: [380_000, 980_000] },
    { title: 'Control panel repair', naira: [70_000, 240_000] },
    { title: 'Automatic changeover', naira: [160_000, 420_000] },
    { title: 'Coil rewinding, 7.5 kVA', naira: [95_000, 230_000] },
    { title: 'Injector pump calibration', naira: [110_000, 290_000] },
    { title: 'Top cylinder, 20 kVA', naira: [180_000, 480_000] },
    { title: 'Petrol to gas conversion', naira: [65_000, 180_000] },
    { title: 'Radiator and fan belt', naira: [60_000, 170_000] },
    { title: 'Carburettor and plug', naira: [12_000, 38_000] },
    { title: 'Monthly service, estate', naira: [120_000, 350_000] },
    { title: 'Starter motor and battery', naira: [75_000, 210_000] },
  ],
  about: [
    'Diesel and petrol generators in {lga}: service, overhaul, rewinding and panels. I come to you with my tools.',
    '{years} years on engines from small household sets to 250 kVA. I listen first, then I open.',
    'Generator workshop in {lga}. Service plans for shops and estates, original filters, and a card with the hours on every set.',
  ],
  portfolio: [
    {
      title: 'Overhaul of a 40 kVA diesel set',
      role: 'Lead mechanic',
      description: 'New sleeves, rings and bearings; load test of four hours at the end.',
      image: 'generator-repair-1',
    },
    {
      title: 'Household generator, like new',
      role: 'Mechanic',
      description: 'Carburettor, coil and silencer done; starts at the first pull.',
      image: 'generator-repair-2',
    },
    {
      title: 'Soundproof generator house',
      role: 'Lead mechanic',
      description: 'Lined block house with louvres and tall exhaust behind a clinic.',
      image: 'generator-repair-3',
    },
    {
      title: 'Automatic changeover panel',
      role: 'Electromechanic',
      description: 'Mains, generator and inverter on one panel with meters and lamps.',
      image: 'generator-repair-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade II, Diesel Engine Mechanics',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-4',
    },
    {
      name: 'Generator Maintenance, Technical Skills Programme',
      organisation: 'Industrial Training Fund (ITF)',
      image: 'certificate-2',
    },
  ],
  experience: [
    {
      title: 'Apprentice',
      work: 'Cleaned parts, changed oil and learned the sound of a bad valve.',
    },
    { title: 'Generator mechanic', work: 'Serviced small petrol sets for shops and homes.' },
    {
      title: 'Diesel mechanic',
      work: 'Overhauled engines and calibrated pumps for a telecom yard.',
    },
    {
      title: 'Lead mechanic',
      work: 'Runs service contracts for estates and trains two apprentices.',
    },
  ],
  companies: [
    '{family} Power Services',
    'First Pull Generators',
    'Quiet Engine Works',
    '{family} Diesel Engineering',
    'Lightline Generator Care',
    'Steady Hum Technical',
  ],
  scopes: [
    'Monthly service of a diesel generator',
    'Generator that starts but gives no light',
    'Automatic changeover for house and shop',
    'Less noise from the generator house',
  ],
};

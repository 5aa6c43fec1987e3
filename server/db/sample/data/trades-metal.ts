/** Metal trades: welding and aluminium, priced by the metre and the pane as workshops quote them. */
import type { SampleTrade } from './trade-type.ts';

export const welder: SampleTrade = {
  category: 'Metal and aluminium',
  trade: 'Welder',
  service: 'Welding',
  hourlyRate: [2_500, 6_000],
  jobs: [
    { title: 'Sliding compound gate', naira: [550_000, 1_450_000] },
    { title: 'Burglary proof, eight windows', naira: [280_000, 640_000] },
    { title: 'Spiral staircase', naira: [650_000, 1_800_000] },
    { title: 'Steel carport for two cars', naira: [480_000, 1_200_000] },
    { title: 'Overhead tank stand, 6 m', naira: [320_000, 780_000] },
    { title: 'Staircase handrail, stainless', naira: [260_000, 720_000] },
    { title: 'Security door, double leaf', naira: [180_000, 420_000] },
    { title: 'Market stall frames', naira: [240_000, 650_000] },
    { title: 'Gate hinge and roller repair', naira: [20_000, 75_000] },
    { title: 'Generator cage', naira: [90_000, 230_000] },
    { title: 'Balcony balustrade', naira: [210_000, 560_000] },
    { title: 'Iron beds for hostel, twelve', naira: [540_000, 1_100_000] },
    { title: 'Gas cylinder cage', naira: [35_000, 95_000] },
  ],
  about: [
    'Gates, burglary proofs, staircases and tank stands, welded in {lga}. {years} years of work, with full-gauge pipe and two coats of red oxide under every paint.',
    'I bend and weld mild steel and stainless. You see the drawing and the weight of the iron before we start.',
    'Fabrication shop in {lga} with six hands. We deliver, fix and grind on site, and we come back if a hinge gives trouble.',
  ],
  portfolio: [
    {
      title: 'Sliding gate with sun rosettes',
      role: 'Lead fabricator',
      description: 'Five-metre sliding gate on a sunken rail, hand-formed rosettes in flat bar.',
      image: 'welding-1',
    },
    {
      title: 'Burglary proof for a duplex',
      role: 'Welder',
      description: 'Eighteen windows in one pattern, primed, painted and bolted from inside.',
      image: 'welding-2',
    },
    {
      title: 'Spiral staircase to the roof terrace',
      role: 'Fabricator and fitter',
      description: 'Fourteen chequered-plate treads on a four-inch column, turned rail.',
      image: 'welding-3',
    },
    {
      title: 'Steel carport for two cars',
      role: 'Lead fabricator',
      description: 'Curved frame on four posts, covered with bronze roofing sheet.',
      image: 'welding-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade II, Welding and Fabrication',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-2',
    },
    {
      name: 'Arc and Gas Welding, Level 3',
      organisation: 'Industrial Training Fund (ITF)',
      image: 'certificate-5',
    },
    {
      name: 'Welder Qualification, Structural Steel',
      organisation: 'Petroleum Training Institute, Effurun',
      image: 'certificate-1',
    },
  ],
  experience: [
    {
      title: 'Apprentice welder',
      work: 'Cut, ground and carried; learned to strike and hold an arc.',
    },
    { title: 'Welder', work: 'Burglary proofs, doors and tank stands for houses.' },
    { title: 'Structural welder', work: 'Roof frames and steel columns for warehouses.' },
    { title: 'Lead fabricator', work: 'Measures, costs and checks every weld before paint.' },
  ],
  companies: [
    '{family} Metal Works',
    'Ogun Iron Fabrication',
    'Strong Gate Engineering',
    '{family} & Brothers Welding',
    'Red Oxide Workshop',
    'Delta Steel Hands',
  ],
  scopes: [
    'New compound gate with pedestrian door',
    'Burglary proof for all ground-floor windows',
    'Handrail for an inside staircase',
    'Repair of a rusted tank stand',
  ],
};

export const aluminiumFabricator: SampleTrade = {
  category: 'Metal and aluminium',
  trade: 'Aluminium fabricator',
  service: 'Aluminium work',
  hourlyRate: [2_500, 5_500],
  jobs: [
    { title: 'Sliding windows, ten openings', naira: [650_000, 1_500_000] },
    { title: 'Shopfront with glass doors', naira: [480_000, 1_350_000] },
    { title: 'Office glass partition', naira: [320_000, 980_000] },
    { title: 'Balcony glass railing', naira: [380_000, 1_100_000] },
    { title: 'Casement windows, duplex', naira: [900_000, 2_600_000] },
    { title: 'Shower cubicle', naira: [180_000, 420_000] },
    { title: 'Mosquito nets, all windows', naira: [60_000, 190_000] },
    { title: 'Alucobond sign fascia', naira: [350_000, 1_200_000] },
    { title: 'Replace broken panes', naira: [25_000, 110_000] },
    { title: 'Toilet doors, six', naira: [210_000, 450_000] },
    { title: 'Bay window, sitting room', naira: [160_000, 390_000] },
    { title: 'Kitchen hatch with counter', naira: [85_000, 210_000] },
    { title: 'Window rollers and locks', naira: [20_000, 80_000] },
  ],
  about: [
    'Windows, doors, partitions and railings in aluminium and glass. {years} years in {lga} and on sites around it.',
    'I measure every opening twice and cut once. Original profile, rubber on all sides, no rattling when it rains.',
    'Aluminium workshop in {lga}. Sliding, casement, projected windows, shopfronts and shower cubicles, with glass delivered and fitted by our own hands.',
  ],
  portfolio: [
    {
      title: 'Three-panel sliding window',
      role: 'Fabricator',
      description: 'Bronze profile with net and tinted glass for a sitting room.',
      image: 'aluminium-work-1',
    },
    {
      title: 'Shopfront with double glass doors',
      role: 'Lead fabricator',
      description: 'Six-metre front with floor springs and a signboard above.',
      image: 'aluminium-work-2',
    },
    {
      title: 'Office partition in frosted glass',
      role: 'Installer',
      description: 'Two rooms and a corridor, done over one weekend.',
      image: 'aluminium-work-3',
    },
    {
      title: 'Balcony railing in glass',
      role: 'Lead fabricator',
      description: 'Toughened panes between aluminium posts on two floors.',
      image: 'aluminium-work-4',
    },
  ],
  certificates: [
    {
      name: 'Aluminium Fabrication, Level 2',
      organisation: 'Industrial Training Fund (ITF)',
      image: 'certificate-3',
    },
    {
      name: 'Trade Test Grade II, Metal Work',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-4',
    },
  ],
  experience: [
    {
      title: 'Apprentice',
      work: 'Cleaned profiles, cut rubber and carried glass without breaking it.',
    },
    { title: 'Aluminium fitter', work: 'Fixed windows and nets on housing estates.' },
    {
      title: 'Fabricator',
      work: 'Cut and joined sliding and casement windows from site measures.',
    },
    { title: 'Lead fabricator', work: 'Quotes, orders glass and leads the fixing team.' },
  ],
  companies: [
    '{family} Aluminium',
    'Clear View Windows',
    'Bronze Profile Works',
    '{family} Glass and Aluminium',
    'Skyline Fabricators',
    'Straight Edge Aluminium',
  ],
  scopes: [
    'Windows for a new three-bedroom flat',
    'Glass partition for a small office',
    'New shopfront with two doors',
    'Repair of sliding windows that jam',
  ],
};

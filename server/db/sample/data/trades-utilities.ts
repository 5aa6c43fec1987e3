/** Electrical and plumbing jobs of Nigerian homes, shops and estates. */
import type { SampleTrade } from './trade-type.ts';

export const electrician: SampleTrade = {
  category: 'Electrical and plumbing',
  trade: 'Electrician',
  service: 'Electrical',
  hourlyRate: [2_500, 7_000],
  jobs: [
    { title: 'Rewiring, three-bedroom flat', naira: [280_000, 720_000] },
    { title: 'Solar inverter, 3.5 kVA', naira: [1_350_000, 2_900_000] },
    { title: 'Distribution board replacement', naira: [90_000, 260_000] },
    { title: 'Compound security lights', naira: [120_000, 340_000] },
    { title: 'Pendant and spot lights', naira: [75_000, 220_000] },
    { title: 'Prepaid meter connection', naira: [45_000, 120_000] },
    { title: 'Changeover switch, shop', naira: [55_000, 150_000] },
    { title: 'Conduit wiring, duplex', naira: [450_000, 1_250_000] },
    { title: 'Earthing and lightning rod', naira: [110_000, 290_000] },
    { title: 'Fault tracing, no light', naira: [15_000, 60_000] },
    { title: 'CCTV cabling, eight cameras', naira: [180_000, 460_000] },
    { title: 'Ceiling fans, six rooms', naira: [60_000, 140_000] },
    { title: 'Inverter battery change', naira: [480_000, 1_100_000] },
    { title: 'Street lights, estate road', naira: [850_000, 2_600_000] },
  ],
  about: [
    'House wiring, boards, inverters and solar in {lga}. Every circuit is tested and labelled before I hand over.',
    'Licensed electrician with {years} years on homes, shops and small factories. I find the fault first and change only what is bad.',
    'From meter to last socket: conduit, cables, earthing and lights. I work with copper only, and I show the test readings at the end.',
  ],
  portfolio: [
    {
      title: 'Distribution board and meter',
      role: 'Lead electrician',
      description: 'Sixteen-way board with surge protection, each breaker labelled.',
      image: 'electrical-1',
    },
    {
      title: 'Rooftop solar for a family house',
      role: 'Installer',
      description: 'Eight panels on a long-span roof, cables in conduit to the inverter.',
      image: 'electrical-2',
    },
    {
      title: 'Pendant lights over a dining table',
      role: 'Electrician',
      description: 'Three pendants on a dimmer, wired through the POP ceiling.',
      image: 'electrical-3',
    },
    {
      title: 'Security lights along a fence',
      role: 'Lead electrician',
      description: 'Post lamps with light sensor, armoured cable under the drive.',
      image: 'electrical-4',
    },
  ],
  certificates: [
    {
      name: 'Licensed Electrician, Category C',
      organisation: 'Nigerian Electricity Management Services Agency (NEMSA)',
      image: 'certificate-5',
    },
    {
      name: 'Trade Test Grade I, Electrical Installation',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-1',
    },
    {
      name: 'Solar PV Installation, Level 2',
      organisation: 'National Power Training Institute of Nigeria (NAPTIN)',
      image: 'certificate-3',
    },
  ],
  experience: [
    { title: 'Apprentice electrician', work: 'Chased walls, laid conduit and pulled cables.' },
    { title: 'Electrician', work: 'Wired flats and shops from drawing to final test.' },
    {
      title: 'Maintenance electrician',
      work: 'Kept lights, pumps and panels of an estate running.',
    },
    {
      title: 'Lead electrician',
      work: 'Designs the circuits, leads four hands and signs the tests.',
    },
  ],
  companies: [
    '{family} Electrical Services',
    'Bright Circuit Installations',
    'Sunline Solar and Power',
    '{family} & Sons Electricals',
    'Steady Current Engineering',
    'Lamp and Socket Works',
  ],
  scopes: [
    'Rewiring of an old three-bedroom flat',
    'Solar inverter that can carry a freezer',
    'Security lights around the compound',
    'Somebody to trace a fault that trips the board',
  ],
};

export const plumber: SampleTrade = {
  category: 'Electrical and plumbing',
  trade: 'Plumber',
  service: 'Plumbing',
  hourlyRate: [2_000, 5_500],
  jobs: [
    { title: 'Walk-in shower, fitted', naira: [160_000, 480_000] },
    { title: 'Overhead tanks, two', naira: [220_000, 560_000] },
    { title: 'Kitchen sink and mixer', naira: [65_000, 190_000] },
    { title: 'Borehole pump replacement', naira: [240_000, 650_000] },
    { title: 'Water treatment plant', naira: [450_000, 1_400_000] },
    { title: 'Piping, three bathrooms', naira: [320_000, 850_000] },
    { title: 'Blocked drain clearing', naira: [15_000, 70_000] },
    { title: 'Water heater, two rooms', naira: [70_000, 210_000] },
    { title: 'Toilet suite change', naira: [55_000, 160_000] },
    { title: 'Leak tracing under floor', naira: [40_000, 150_000] },
    { title: 'Soakaway connection', naira: [180_000, 480_000] },
    { title: 'Guest bathroom, complete', naira: [280_000, 750_000] },
    { title: 'Pumping machine and switch', naira: [90_000, 240_000] },
  ],
  about: [
    'Bathrooms, kitchens, tanks and boreholes in {lga}. Pressure-tested before the tiler closes the wall.',
    'Plumber for {years} years. I come with my tools and a torch, find the leak, and clean up before I go.',
    'New piping and repairs, from the borehole to the last tap. I also service pumps, heaters and treatment plants across {lga}.',
  ],
  portfolio: [
    {
      title: 'Walk-in shower with rain head',
      role: 'Lead plumber',
      description: 'Concealed mixer, linear drain and glass screen in a master bathroom.',
      image: 'plumbing-1',
    },
    {
      title: 'Two overhead tanks on a steel stand',
      role: 'Plumber',
      description: 'Twin 2,000-litre tanks with float valves and a common outlet.',
      image: 'plumbing-2',
    },
    {
      title: 'Double-bowl sink and waste',
      role: 'Plumber',
      description: 'Stainless sink with mixer, bottle traps and isolating valves below.',
      image: 'plumbing-3',
    },
    {
      title: 'Borehole head and treatment plant',
      role: 'Lead plumber',
      description: 'Three filter vessels with pressure pump for a twelve-flat block.',
      image: 'plumbing-4',
    },
  ],
  certificates: [
    {
      name: 'Trade Test Grade II, Plumbing and Pipe Fitting',
      organisation: 'Federal Ministry of Labour and Employment',
      image: 'certificate-3',
    },
    {
      name: 'National Technical Certificate, Plumbing',
      organisation: 'NABTEB',
      image: 'certificate-2',
    },
  ],
  experience: [
    { title: 'Plumber’s mate', work: 'Dug trenches, threaded pipes and kept the tools.' },
    { title: 'Plumber', work: 'First and second fix in housing estates.' },
    { title: 'Maintenance plumber', work: 'Pumps, heaters and leaks for a hotel of forty rooms.' },
    { title: 'Lead plumber', work: 'Plans the piping, prices the job and tests every line.' },
  ],
  companies: [
    '{family} Plumbing Works',
    'Clear Flow Services',
    'Omi Tutu Plumbing',
    '{family} Water Engineering',
    'Dry Wall Pipe Fitters',
    'Good Tap Company',
  ],
  scopes: [
    'Complete plumbing of two bathrooms',
    'New overhead tank and pump',
    'Leak behind the kitchen wall',
    'Borehole that brings brown water',
  ],
};

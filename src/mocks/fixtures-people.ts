import type { Schemas } from '../api/parse/schemas.ts';

/** An artisan of the mock: the list item, and the fields of the detail. */
export interface MockArtisan {
  item: Schemas['ArtisanListItem'] & { id: number };
  level: number;
  phone: string | null;
  trade: string;
  service: string;
  category: string;
  /** In naira. */
  hourlyRate: number;
}

type PersonLine = readonly [
  first: string,
  last: string | null,
  ward: string | null,
  lga: string | null,
  state: string | null,
  status: string,
];

const artisanLines: readonly PersonLine[] = [
  ['Chukwuemeka', 'Okafor', 'Alausa', 'Ikeja', 'Lagos', 'active'],
  ['Aisha', 'Bello', 'Kofar Mata', 'Kano Municipal', 'Kano', 'active'],
  ['Tunde', 'Adébáyọ̀', 'Agodi', 'Ibadan North', 'Oyo', 'pending'],
  ['Blessing', 'Etim', null, null, null, 'active'],
  ['Yakubu', 'Danjuma', 'Naraguta', 'Jos North', 'Plateau', 'deactivated'],
  ['Segun', 'Ogunleye', 'Bodija', null, 'Oyo', 'active'],
  ['Ngọzi', 'Eze', 'Achara Layout', 'Enugu South', 'Enugu', 'unverified'],
  ['Musa', 'Ibrahim', 'Sabon Gari', 'Zaria', 'Kaduna', 'active'],
  ['Ẹfẹ', 'Oghenekaro', 'Ugborikoko', 'Uvwie', 'Delta', 'on-leave'],
  ['Oluwaṣeun', 'Akínwándé-Ọláníyan', 'Itoko', 'Abeokuta South', 'Ogun', 'active'],
  ['Halima', null, 'Garki', 'Abuja Municipal', 'FCT', 'active'],
  ['Kelechi', 'Anyanwu', 'Aladinma', 'Owerri Municipal', 'Imo', 'pending'],
];

const tradeLines = [
  ['Carpenter', 'Carpentry', 'Building and finishing'],
  ['Tailor', 'Tailoring', 'Fashion and beauty'],
  ['Electrician', 'Electrical', 'Electrical and plumbing'],
  ['Plumber', 'Plumbing', 'Electrical and plumbing'],
] as const;

export const artisanFixtures: readonly MockArtisan[] = artisanLines.map(
  ([first_name, last_name, ward, lga, state, status], index) => {
    const [trade, service, category] = tradeLines[index % tradeLines.length] ?? tradeLines[0];
    const id = index + 1;
    return {
      item: {
        id,
        first_name,
        last_name,
        email: id === 11 ? null : `${first_name.toLowerCase()}${id}@example.ng`,
        ward,
        lga,
        state,
        status,
      },
      level: index % 3 === 0 ? 1 : 2,
      phone: id === 4 ? null : `0803 555 01${String(id).padStart(2, '0')}`,
      trade,
      service,
      category,
      hourlyRate: 3000 + id * 250,
    };
  },
);

const clientLines: readonly PersonLine[] = [
  ['Adaeze', 'Umeh', 'Independence Layout', 'Enugu North', 'Enugu', 'active'],
  ['Olumide', 'Fashola', 'Lekki', 'Eti-Osa', 'Lagos', 'active'],
  ['Zainab', 'Yusuf', 'Tudun Wada', 'Gusau', 'Zamfara', 'active'],
  ['Ibrahim', 'Lawal', null, null, null, 'pending'],
  ['Funmilayo', 'Ajayi', 'Oke Ilewo', 'Abeokuta South', 'Ogun', 'active'],
  ['Ọsarọ', 'Igbinedion', 'Ogbe', 'Oredo', 'Edo', 'active'],
  ['Babátúndé', 'Coker', 'Yaba', 'Lagos Mainland', null, 'deactivated'],
];

export type MockClient = Schemas['ClientListItem'] & { id: number };

export const clientFixtures: readonly MockClient[] = clientLines.map(
  ([first_name, last_name, ward, lga, state, status], index) => ({
    id: index + 1,
    first_name,
    last_name,
    email: `${first_name.toLowerCase()}${index + 1}@example.ng`,
    phone_number: `0806 555 02${String(index + 1).padStart(2, '0')}`,
    ward,
    lga,
    state,
    status,
  }),
);

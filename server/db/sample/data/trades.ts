/** The fourteen trades of the sample marketplace, in the order of their ids. */
import type { SampleTrade } from './trade-type.ts';
import { bricklayer, tiler } from './trades-building.ts';
import { hairdresser, tailor } from './trades-fashion.ts';
import { painter, popInstaller } from './trades-finishing.ts';
import { acTechnician, generatorMechanic } from './trades-machines.ts';
import { aluminiumFabricator, welder } from './trades-metal.ts';
import { electrician, plumber } from './trades-utilities.ts';
import { autoMechanic } from './trades-vehicles.ts';
import { carpenter } from './trades-wood.ts';

export const trades: readonly SampleTrade[] = [
  carpenter,
  electrician,
  plumber,
  tailor,
  tiler,
  welder,
  painter,
  bricklayer,
  acTechnician,
  generatorMechanic,
  autoMechanic,
  hairdresser,
  popInstaller,
  aluminiumFabricator,
];

/**
 * Returns the trade with this id. Ids count from 1 in the order of the trades.
 *
 * @throws when there is none
 */
export function tradeWithId(id: number): SampleTrade {
  const trade = trades[id - 1];
  if (trade === undefined) throw new Error(`There is no trade ${id}`);
  return trade;
}

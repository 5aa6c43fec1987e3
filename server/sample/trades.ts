import building from './data/trades-building-finishing.json' with { type: 'json' };
import electrical from './data/trades-electrical-plumbing.json' with { type: 'json' };
import fashion from './data/trades-fashion-beauty.json' with { type: 'json' };
import metal from './data/trades-metal-aluminium.json' with { type: 'json' };
import repairs from './data/trades-repairs-maintenance.json' with { type: 'json' };

/**
 * The trades in the order of their ids. Rates and prices are in naira. `about` may contain the placeholders {lga} and
 * {years}, and the name of a company {family}. An image is the name of a file in server/media/work or
 * server/media/certificates, without `.svg`. The posts of `experience` go from the first to the latest.
 */
export const trades = [...building, ...electrical, ...fashion, ...metal, ...repairs].sort(
  (a, b) => a.id - b.id,
);

/** Returns the trade with this id. @throws when there is none */
export function tradeWithId(wanted: number): (typeof trades)[number] {
  const trade = trades.find(({ id }) => id === wanted);
  if (trade === undefined) throw new Error(`There is no trade ${wanted}`);
  return trade;
}

/** Replaces each {name} in a text with its value, if it has one. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

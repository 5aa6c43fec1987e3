/** The sections of the menus of a toolbar. */
import { CalendarRange, Eraser, SlidersHorizontal } from 'lucide-react';
import type { FilterChoice } from '../../../lib/row-index/row-index.ts';
import type { MenuItem, MenuSection } from '../../ui/menu.tsx';
import type { Column, MenuColumn } from '../column.tsx';
import { totalWords } from '../pages.ts';
import type { TableControl } from '../use-table-state.ts';
import type { ColumnChoice } from './use-column-choice.ts';

/** The properties of a column that the menus need. */
export type FilterColumn = Pick<
  Column<never>,
  'id' | 'header' | 'kind' | 'moreChoices' | 'range' | 'sortKey'
>;

/** Returns the test for the column with periods: the column of the default order, if it has days. */
export const isPeriodColumn =
  ({ order }: TableControl) =>
  ({ id, range }: FilterColumn): boolean =>
    range === 'days' && id === order?.column;

const periods = {
  today: 'Today',
  yesterday: 'Yesterday',
  'this-week': 'This week',
  'this-month': 'This month',
  'last-month': 'Last month',
};

/** The periods of a column of days. The address has a word such as `today`, which stays relative to the current day. */
export function periodSection(
  { id, header }: FilterColumn,
  { state: { filters }, change }: TableControl,
  openDialog: () => void,
): MenuSection {
  const chosen = filters[id];
  const set = (filter: string | undefined) => change({ filters: { ...filters, [id]: filter } });
  return {
    key: id,
    label: header,
    items: [
      ...Object.entries(periods).map(([key, label]) => ({
        key,
        label,
        kind: 'one-of' as const,
        closes: true,
        checked: chosen === key,
        onSelect: () => set(key),
      })),
      actionItem('From–to…', <CalendarRange className="text-text-3" />, openDialog),
      {
        ...actionItem('Clear', <Eraser className="text-text-3" />, () => set(undefined)),
        ...(chosen === undefined && { disabledBecause: 'No period is set' }),
      },
    ],
  };
}

/** The entry that opens the dialog of ranges. */
export const rangeSection = (openDialog: () => void): MenuSection => ({
  key: 'ranges',
  items: [actionItem('Ranges…', <SlidersHorizontal className="text-text-3" />, openDialog)],
});

const actionItem = (label: string, icon: MenuItem['icon'], onSelect: () => void): MenuItem => ({
  key: label,
  label,
  icon,
  kind: 'action',
  onSelect,
});

/** The values of a column with their numbers of rows. Several can be chosen. */
export function choiceSection(
  { id, header, moreChoices = [] }: FilterColumn,
  choices: readonly FilterChoice[],
  { state: { filters }, change }: TableControl,
): MenuSection {
  const chosen = new Set(filters[id]?.split(' '));
  const set = (keys: readonly string[]) =>
    change({ filters: { ...filters, [id]: keys.join(' ') || undefined } });
  return {
    key: id,
    label: header,
    items: [
      {
        key: 'all',
        label: 'All',
        kind: 'one-of',
        checked: chosen.size === 0,
        onSelect: () => set([]),
      },
      ...[
        ...choices.map(({ key, label, ...total }) => ({ key, label, hint: totalWords(total) })),
        ...moreChoices.filter(({ key }) => !choices.some((choice) => choice.key === key)),
      ].map(({ key, ...choice }) => ({
        ...choice,
        key: `is-${key}`,
        kind: 'toggle' as const,
        checked: chosen.has(key),
        onSelect: () =>
          set(chosen.has(key) ? [...chosen].filter((other) => other !== key) : [...chosen, key]),
      })),
    ],
  };
}

/** The columns to order by. A second press of a column reverses the order. */
export function orderSection(
  columns: readonly FilterColumn[],
  { state, change }: TableControl,
): MenuSection {
  return {
    key: 'sort',
    label: 'Order by',
    items: columns
      .filter(({ sortKey }) => sortKey !== undefined)
      .map((column) => {
        const isSorted = state.sort?.column === column.id;
        const isDescending = isSorted && state.sort?.descending === true;
        return {
          key: column.id,
          label: column.header,
          ...(isSorted && { hint: orderWords(column, isDescending) }),
          kind: 'one-of' as const,
          checked: isSorted,
          onSelect: () =>
            change({ sort: { column: column.id, descending: isSorted && !isDescending } }),
        };
      }),
  };
}

function orderWords({ kind }: FilterColumn, isDescending: boolean): string {
  if (kind === 'money') return isDescending ? 'High to low' : 'Low to high';
  if (kind === 'day') return isDescending ? 'Newest first' : 'Oldest first';
  return isDescending ? 'Z to A' : 'A to Z';
}

/** The columns to show or hide. The last shown column cannot be hidden. */
export function columnSection(
  columns: readonly MenuColumn[],
  { isShown, toggle }: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>,
): MenuSection {
  const isLast = columns.filter(isShown).length === 1;
  return {
    key: 'columns',
    label: 'Columns',
    items: columns.map((column) => ({
      key: column.id,
      label: column.header,
      kind: 'toggle' as const,
      checked: isShown(column),
      ...(isLast && isShown(column) && { disabledBecause: 'The last column stays' }),
      onSelect: () => toggle(column),
    })),
  };
}

import { formatMoney } from '../../lib/values/money.ts';
import type { ChartPoint } from './chart-scale.ts';

/** Formats the two sums of a point, with its label, as text. */
export const wordsFor = ({ label, revenue, withdrawals }: ChartPoint) =>
  `${label}: revenue ${formatMoney(revenue)}, withdrawals ${formatMoney(withdrawals)}`;

interface ChartTableProps {
  id: string;
  points: readonly ChartPoint[];
  /** The sums of last month up to the same day. */
  sameDays: ChartPoint;
}

/** The numbers of the chart as a table for screen readers. */
export function ChartTable({ id, points, sameDays }: ChartTableProps) {
  return (
    // `sr-only` is on a div, because a table never becomes narrower than its content.
    <div className="sr-only">
      <table id={id}>
        <caption>Revenue and withdrawals by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Revenue</th>
            <th scope="col">Withdrawals</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, revenue, withdrawals }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatMoney(revenue)}</td>
              <td>{formatMoney(withdrawals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>The same days of last month, {wordsFor(sameDays)}</p>
    </div>
  );
}

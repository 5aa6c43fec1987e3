import { formatMoney } from '../../lib/values/money.ts';
import type { ChartPoint } from './chart-scale.ts';

/** The numbers of the chart as a table for screen readers. */
export function ChartTable({ id, points }: { id: string; points: readonly ChartPoint[] }) {
  return (
    // `sr-only` is on a div, because a table ignores a smaller width.
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
          {points.map(({ month, revenue, withdrawals }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatMoney(revenue)}</td>
              <td>{formatMoney(withdrawals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

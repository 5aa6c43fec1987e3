import { screen, within } from '@testing-library/react';
import { renderApp } from './render-app.tsx';

/** Opens a page, and waits for one of its tables. `column` returns the texts of the cells below a header. */
export async function openTable(address: string, name: string) {
  const app = renderApp(address);
  const region = within(await screen.findByRole('region', { name }));
  await region.findByRole('combobox', { name: 'Rows per page' });
  const column = (header: string) => {
    const headers = region.getAllByRole('columnheader').map((cell) => cell.textContent);
    const at = headers.indexOf(header);
    return region
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[at]?.textContent ?? '');
  };
  return { ...app, region, column };
}

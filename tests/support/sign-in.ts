import { fireEvent, screen } from '@testing-library/react';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Signs in on the open login page. Each field is filled in one event, because typing would render for each letter. */
export async function signIn(
  email = 'admin@artisan.example',
  password = 'artisan-admin',
): Promise<void> {
  fill(await screen.findByLabelText('Email'), email);
  fill(screen.getByLabelText('Password'), password);
  fireEvent.click(screen.getByText('Login Account'));
}

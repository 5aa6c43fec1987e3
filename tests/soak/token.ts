/** Signs in with the password of the sample and returns the token. */
export async function signInForToken(
  address: string,
  email = 'admin@artisan.example',
): Promise<string> {
  const response = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'artisan-admin',
      device_token: 'soak',
    }),
  });
  const { data }: { data: { access_token: string } } = await response.json();
  return data.access_token;
}

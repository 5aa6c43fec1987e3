/** Calls of an administrator over HTTP. Paths are below /api/v1/admin. */
export interface ApiCaller {
  token: string;
  /** Returns the rows of a list. */
  get(path: string): Promise<unknown[]>;
  send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{
    status: number;
    body: { data?: { message?: string; version?: number }; message?: string; outcome?: string };
  }>;
}

const administrator = {
  email: 'admin@artisan.example',
  password: 'artisan-admin',
  device_token: 'test',
};

/** Signs in, and returns functions that make calls in the session. */
export async function signInByApi(
  address: string,
  credentials: object = administrator,
): Promise<ApiCaller> {
  const login = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { data } = await login.json();
  const token: string = data.access_token;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return {
    token,
    async get(path) {
      const response = await fetch(`${address}/api/v1/admin/${path}`, { headers });
      const { data: outer } = await response.json();
      return Array.isArray(outer) ? outer : (outer.data ?? outer);
    },
    async send(method, path, body) {
      const response = await fetch(`${address}/api/v1/admin/${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

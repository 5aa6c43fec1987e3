import { parseArgs } from 'node:util';

/** The settings of a check, from the command line and the environment. */
export interface Settings {
  /** The address in front of /api/v1, without a slash at its end. */
  host: string;
  email: string;
  password: string;
  makesWrites: boolean;
}

export const help = `Usage: npm run check:host -- <URL> --email <e-mail> [--password <password>] [--write]

Checks whether the dashboard can read the answers of the API host at <URL>. Signs in, makes every reading
call, and prints which fields are missing or of another shape, and which operations are offered.

  <URL>       the address in front of /api/v1, such as https://api.example.ng
  --email     an administrator of the host, or the variable CHECK_EMAIL
  --password  their password; better the variable CHECK_PASSWORD, which no list of processes shows
  --write     also makes calls that write and change nothing: if the host says that decisions can be
              repeated, decides on requests that do not exist, two at a time with one key; connects an
              identity service that is connected, gives the first contact message the mark that it has,
              and ends its own session.
              A host that does not notice a repetition may do these things again
  --help      prints this text

Exit code: 0 when every screen has what it needs, 1 when a screen would fail, 2 for wrong use.`;

/** Returns the address in front of /api/v1; undefined unless the text is a plain http or https address. */
function readHost(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  const isPlain = [search, hash, username, password].every((part) => part === '');
  if (!/^https?:$/.test(protocol) || !isPlain) return undefined;
  return origin + pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}

/** Reads the arguments. Returns the settings, 'help', or an error message, which never contains the password. */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Settings | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch {
    return 'There is an argument that the check does not know, or one without its value.';
  }
  const { values, positionals } = parsed;
  if (values.help) return 'help';
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0) return 'Name one host.';
  const host = readHost(url);
  if (host === undefined) return 'The host must be an http or https address without a password.';
  const email = values.email ?? env.CHECK_EMAIL;
  const password = values.password ?? env.CHECK_PASSWORD;
  if (!email || !password) return 'Name an administrator with --email and CHECK_PASSWORD.';
  return { host, email, password, makesWrites: values.write };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

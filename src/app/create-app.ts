import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { createQueryClient } from '../api/cache/query-client.ts';
import { onTokenRefused } from '../api/transport/token.ts';
import { PageError } from '../components/page/page-error.tsx';
import { PageLoading } from '../components/page/page-loading.tsx';
import { PageNotFound } from '../components/page/page-message.tsx';
import { IconDefaults } from '../components/ui/icon-defaults.tsx';
import { lateCode } from '../lib/browser/late-code.ts';
import { wait } from '../lib/browser/wait.ts';
import { parseSearch, stringifySearch } from '../lib/url/search-params.ts';
import type { EndReason, RouterContext } from '../routes/-router-context.ts';
import { routeTree } from './route-tree.gen.ts';
import { createSession } from './session.ts';

const navigationFocus = lateCode(() => import('./navigation-focus.ts'));
const logOutCode = lateCode(() => import('../api/extensions/log-out.ts'));

function buildRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    // Pages receive only the search params that the `validateSearch` of their route returns.
    search: { strict: true },
    defaultPreload: 'intent',
    // The query cache decides which data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    scrollRestoration: true,
    InnerWrap: IconDefaults,
    ...(history !== undefined && { history }),
  });
}

export type AppRouter = ReturnType<typeof buildRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

export interface App extends RouterContext {
  router: AppRouter;
}

/** Creates the app: its cache, its session and its routes. */
export function createApp(history?: RouterHistory): App {
  const queryClient = createQueryClient();
  const session = createSession((reason) => void leave(reason), logOut);
  onTokenRefused(() => session.end('expired'));
  const router = buildRouter({ queryClient, session }, history);
  for (const type of ['onBeforeNavigate', 'onRendered'] as const) {
    router.subscribe(type, ({ fromLocation: from, toLocation: to, pathChanged }) => {
      const focused = document.activeElement;
      // On the first page of a document the browser places the focus.
      if (from !== undefined && pathChanged) {
        navigationFocus.run((code) => code[type](to.href, from.href, focused));
      }
    });
  }

  /** Ends the session on the host. Resolves after the answer or a failure, or after a second. */
  function logOut(): Promise<unknown> {
    const timeout = wait(1_000);
    const onHost = logOutCode.loadAhead().then((code) => code?.logOut(queryClient, timeout));
    return Promise.race([onHost, timeout]);
  }

  /** Opens the sign-in page, which clears the cache, without asking about unsent text. */
  async function leave(reason: EndReason): Promise<void> {
    const { href } = router.state.location;
    await queryClient.cancelQueries();
    await router.navigate({
      to: '/admin/login',
      search:
        reason === 'signed-out'
          ? {}
          : { redirect: href, ended: reason === 'expired' ? 'yes' : reason },
      ignoreBlocker: true,
    });
  }

  return { queryClient, session, router };
}

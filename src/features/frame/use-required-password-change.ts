import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../api/transport/api-error.ts';

/**
 * Opens the page that changes the password when the host refuses a read because the host made the present password. The
 * session goes on, and the current page opens again after the change.
 */
export function useRequiredPasswordChange(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const cache = client.getQueryCache();
    const check = () => {
      if (!cache.getAll().some(({ state }) => requiresChange(state.error))) return;
      void router.navigate({
        to: '/admin/login',
        search: { redirect: router.state.location.href, ended: 'password' },
        replace: true,
        ignoreBlocker: true,
      });
    };
    check();
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check();
    });
  }, [client, router]);
}

const requiresChange = (error: Error | null) =>
  error instanceof ApiError &&
  error.status === 403 &&
  Reflect.get(Object(error.body), 'must_change_password') === true;

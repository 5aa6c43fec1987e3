import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstReads } from '../../api/lists/first-reads.ts';
import { Logo } from '../../components/brand/logo.tsx';
import { ThemeButton } from '../../components/brand/theme-button.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { LateMenuButton } from '../../components/ui/menu-button.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import type { Administrator } from '../../lib/browser/storage/stored-administrator.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { wait } from '../../lib/browser/wait.ts';
import { formatStatus } from '../../lib/values/status.ts';

/** A load that ends within this time shows no bar. */
const barDelay = () => wait(150);
/** A load that takes longer also shows a notice that says what the page waits for. */
const noticeDelay = () => wait(3_000);

const notice = lateComponent(() => import('./wait-notice.tsx'), 'WaitNotice');

/** A line under the top bar while a page loads, or reads data for the first time. */
function LoadingBar() {
  const isRouteLoading = useRouterState({ select: (state) => state.status === 'pending' });
  const firstReadCount = useIsFetching(firstReads);
  return (isRouteLoading || firstReadCount > 0) && <DelayedBar />;
}

function DelayedBar() {
  const isBarShown = useAfter(true, barDelay);
  const isNoticeLoaded = useLoaded(notice, useAfter(true, noticeDelay));
  if (!isBarShown) return null;
  return (
    <>
      <div
        role="progressbar"
        aria-label="Loading"
        className="fixed top-14 right-0 left-0 z-30 h-0.5 overflow-hidden lg:left-[20%] print:hidden"
      >
        <div className="h-full w-2/5 animate-loading-bar bg-accent motion-reduce:w-full motion-reduce:animate-none" />
      </div>
      {isNoticeLoaded && <notice.View />}
    </>
  );
}

const accountMenu = lateComponent(() => import('./menu/account-menu.tsx'), 'AccountMenu');

interface TopBarProps {
  account: Administrator;
  onSignOut: () => void;
  onOpenMenu: () => void;
  /** The button of the palette. */
  search: ReactNode;
  bell: ReactNode;
}

export function TopBar({ account, onSignOut, onOpenMenu, search, bell }: TopBarProps) {
  return (
    <header
      data-bar
      className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-canvas px-(--gutter) max-lg:px-2 print:hidden"
    >
      <div className="flex items-center gap-1 lg:hidden">
        <IconButton
          label="Open the menu"
          aria-haspopup="dialog"
          icon={<MenuIcon size={21} />}
          onClick={onOpenMenu}
        />
        <Logo />
      </div>
      <span className="flex-1 lg:hidden" />
      {search}
      <span className="flex-1 max-lg:hidden" />
      <span className="max-lg:hidden">
        <ThemeButton />
      </span>
      {bell}
      <span aria-hidden className="mx-1.5 h-6 w-px bg-line max-lg:hidden" />
      <span className="max-lg:hidden">
        <AccountButton account={account} onSignOut={onSignOut} />
      </span>
      <LoadingBar />
    </header>
  );
}

function AccountButton({ account, onSignOut }: Pick<TopBarProps, 'account' | 'onSignOut'>) {
  const role = account.role === null ? 'Administrator' : formatStatus(account.role);
  return (
    <LateMenuButton
      menu={accountMenu}
      content={{ role, email: account.email, onSignOut }}
      trigger={
        <button
          type="button"
          aria-label={`Account: ${role}`}
          className="inline-flex h-10 items-center gap-2 rounded-control px-1.5 text-cell font-bold hover:bg-surface-3"
        >
          <Avatar name={role} className="size-7 text-count" />
          {role}
          <ChevronDown size={15} className="text-text-3" />
        </button>
      }
    />
  );
}

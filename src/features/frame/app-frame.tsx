import { type ReactNode, useRef } from 'react';
import { Logo } from '../../components/brand/logo.tsx';
import { copyright } from '../../components/brand/product.ts';
import { useTooltips } from '../../components/ui/use-tooltips.ts';
import { lateComponent, useLoaded, useOpened } from '../../lib/browser/late-component.tsx';
import type { Administrator } from '../../lib/browser/storage/stored-administrator.ts';
import { roomForPanel, useMedia } from '../../lib/browser/use-media.ts';
import { type MenuContent, NavMenu } from './menu/nav-menu.tsx';
import { TopBar } from './top-bar.tsx';

const bottomBar = lateComponent(() => import('./menu/bottom-bar.tsx'), 'BottomBar');
const drawer = lateComponent(() => import('./menu/drawer.tsx'), 'Drawer');

interface AppFrameProps {
  account: Administrator;
  menu: MenuContent;
  /** The button of the palette. */
  search: ReactNode;
  bell: ReactNode;
  /** Content between the page and the footer. */
  below: ReactNode;
  children: ReactNode;
}

/** The layout of every signed-in page: menu, top bar, content and footer. */
export function AppFrame({ account, menu, search, bell, below, children }: AppFrameProps) {
  const hasPanel = useMedia(roomForPanel);
  const [isDrawerOpen, openDrawer, closeDrawer] = useOpened<true>(drawer);
  const isBottomBarLoaded = useLoaded(bottomBar, !hasPanel);
  const main = useRef<HTMLElement>(null);
  useTooltips();
  return (
    <div className="[--page:32px] [--gutter:max(var(--page),50%-720px)] max-2xl:[--page:24px] max-xl:[--page:20px] max-sm:[--page:16px]">
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link moves the focus and keeps the address */}
      <a
        href="#main"
        onClick={(event) => {
          // Following the link would put #main into the address, which holds the state of the page.
          event.preventDefault();
          main.current?.focus();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2.5 focus:shadow-2"
      >
        Skip to content
      </a>
      {hasPanel && (
        <aside
          aria-label="Side panel"
          className="fixed inset-y-0 left-0 z-30 w-1/5 overflow-y-auto border-line border-r bg-canvas print:hidden"
        >
          <div className="flex h-14 items-center px-5">
            <Logo />
          </div>
          <div className="px-2.5 py-3 lg:max-xl:px-2">
            <NavMenu {...menu} />
          </div>
        </aside>
      )}
      <div className="flex min-h-dvh flex-col lg:ml-[20%] print:ml-0">
        <TopBar
          account={account}
          onSignOut={menu.onSignOut}
          onOpenMenu={() => openDrawer(true)}
          search={search}
          bell={bell}
        />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="flex-1 px-(--gutter) pt-7 pb-8 outline-none max-sm:pt-3"
        >
          {children}
        </main>
        {below}
        <Footer />
        <div aria-hidden data-bar="room" className="h-[84px] lg:hidden print:hidden" />
      </div>
      {!hasPanel && isBottomBarLoaded && <bottomBar.View />}
      {!hasPanel && isDrawerOpen && (
        <drawer.View account={account} menu={menu} onClose={closeDrawer} />
      )}
    </div>
  );
}

function Footer() {
  return (
    <footer className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-t px-(--gutter) py-2 text-caption text-text-3">
      <span>{copyright}</span>
      <span>Amounts in Naira (₦) · Dates YYYY/MM/DD</span>
    </footer>
  );
}

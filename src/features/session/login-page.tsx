import type { ReactNode } from 'react';
import { Logo } from '../../components/brand/logo.tsx';
import { copyright, productName } from '../../components/brand/product.ts';
import { ThemeButton } from '../../components/brand/theme-button.tsx';
import { useTooltips } from '../../components/ui/use-tooltips.ts';
import { roomForPanel, useMedia } from '../../lib/browser/use-media.ts';
import cloth from './login-cloth.svg';

interface LoginPageProps {
  title?: string;
  subtitle?: string;
  /** The reason for signing in again. */
  notice?: string;
  children: ReactNode;
}

/** The layout of the sign-in: the form, and a picture of a cloth to its left on wide screens. */
export function LoginPage(props: LoginPageProps) {
  const {
    title = 'admin login',
    subtitle = 'Sign in to the back office.',
    notice,
    children,
  } = props;
  const isWide = useMedia(roomForPanel);
  useTooltips();
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[56fr_44fr]">
      <title>{`${title} · ${productName}`}</title>
      {/* Narrow windows do not load the picture. */}
      {isWide && (
        <div className="relative bg-dye-indigo">
          <img src={cloth} alt="" className="absolute inset-0 size-full object-cover" />
        </div>
      )}
      <div className="flex flex-col bg-surface px-5 lg:px-0">
        <div className="mx-auto flex w-full max-w-[376px] flex-1 flex-col">
          <header className="pt-10 max-lg:pt-6">
            <Logo />
          </header>
          <main className="my-auto py-10">
            <h1 className="text-hero font-bold">{title}</h1>
            <p className="mt-1 mb-7 text-card-title text-text-2">{subtitle}</p>
            {notice !== undefined && (
              <p
                role="status"
                className="mb-4 rounded-field bg-info-soft px-3.5 py-3 text-body text-info-ink"
              >
                {notice}
              </p>
            )}
            {children}
          </main>
          <footer className="flex items-center justify-between pb-8 text-caption text-text-2">
            <span>{copyright}</span>
            <ThemeButton hasText />
          </footer>
        </div>
      </div>
    </div>
  );
}

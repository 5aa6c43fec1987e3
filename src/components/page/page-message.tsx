import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { productName } from '../brand/product.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { LateMotif } from '../ui/late-motif.tsx';

interface PageMessageProps {
  title: string;
  sentence: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** A page with only a message: a title, a sentence and buttons. */
export function PageMessage({ title, sentence, actions, children }: PageMessageProps) {
  return (
    <div className="mx-auto flex max-w-[60ch] flex-col items-center px-4 py-16 text-center">
      <title>{`${title} · ${productName}`}</title>
      <LateMotif name="sun" className="mb-5 size-[120px] text-line-strong" />
      <h1 className="text-title font-bold">{title}</h1>
      <p className="mt-1.5 mb-6 text-body text-text-2">{sentence}</p>
      <div className="flex flex-wrap justify-center gap-2.5 max-sm:w-full max-sm:flex-col">
        {actions}
      </div>
      {children}
    </div>
  );
}

interface UnavailablePageProps extends Omit<PageMessageProps, 'actions'> {
  /** A button or link before Dashboard and Back, such as Retry or a link to the list. */
  mainAction?: ReactNode;
}

/** Replaces a page that cannot be shown: says why, and has the buttons Dashboard and Back. */
export function UnavailablePage({ mainAction, ...message }: UnavailablePageProps) {
  const { history } = useRouter();
  return (
    <PageMessage
      {...message}
      actions={
        <>
          {mainAction}
          <Link
            to="/admin/dashboard"
            className={buttonClass(mainAction === undefined ? 'primary' : 'secondary')}
          >
            Go to Dashboard
          </Link>
          <Button icon={<ArrowLeft />} onClick={() => history.back()}>
            Back
          </Button>
        </>
      }
    />
  );
}

/** The page for an address without a page. */
export function PageNotFound() {
  return <UnavailablePage title="Not found" sentence="There is no page at this address." />;
}

import { clsx } from 'clsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** A text as the public page shows it: an empty line begins a paragraph. */
export function PageText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={clsx('flex max-w-[66ch] flex-col gap-3', className)}>
      {Array.from(text.split(/\n\s*\n/).entries(), ([position, paragraph]) => (
        <p key={position} className="text-body leading-[22px] text-pretty whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** The skeleton of a few lines of text. */
export function TextSkeleton() {
  return (
    <div className="flex flex-col gap-3 px-5 py-5">
      <Skeleton className="h-3 w-1/3" />
      <Skeleton className="h-2.5 w-11/12" />
      <Skeleton className="h-2.5 w-4/5" />
      <Skeleton className="h-2.5 w-5/6" />
    </div>
  );
}

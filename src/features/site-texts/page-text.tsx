import { clsx } from 'clsx';

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

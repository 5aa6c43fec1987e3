import { copyright } from '../../components/brand/product.ts';

export function Footer() {
  return (
    <footer className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-t px-(--page) py-2 text-caption text-text-3">
      <span>{copyright}</span>
      <span>Amounts in Naira (₦) · Dates YYYY/MM/DD</span>
    </footer>
  );
}
